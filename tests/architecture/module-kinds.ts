export type { Module } from './source'

/** Is it a test, or help for one? Tests may look into every room. */
export function isTest(path: string): boolean {
  return /^(tests|e2e)\//.test(path) || /\.(test|bench)\.\w+$/.test(path)
}

/** A file that a tool or Next finds by its name, and of which it wants the default export. */
export function mustDefault(path: string): boolean {
  if (/^app\/(.*\/)?(page|layout|template|loading|error|global-error|not-found)(\.preview)?\.tsx$/.test(path))
    return true
  // A declaration describes a package as it is.
  if (path.endsWith('.d.ts')) return true
  return (
    /^(jest|next|playwright)\.config\.\w+$/.test(path) || /^postbuild\/adapter(-plain|-untouched)?\.\w+$/.test(path)
  )
}
