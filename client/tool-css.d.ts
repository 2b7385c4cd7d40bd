/** The style sheet of a tool, as text: see `packages/ship/steps/scripts/bundle.ts`. */
declare module '*.tool.css' {
  const text: string
  export default text
}
