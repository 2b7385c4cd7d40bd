/** The style sheet of a tool, as a text: see `postbuild/bundle.ts`. */
declare module '*.tool.css' {
  const text: string
  export default text
}
