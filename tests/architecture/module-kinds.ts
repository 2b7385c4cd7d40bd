export type { Module } from './source'

/** Whether a file is a test or a helper of tests, which may import from everywhere. */
export function isTest(path: string): boolean {
  return /^(tests|e2e|(packages\/[^/]+|editor)\/tests)\//.test(path) || /\.(test|bench)\.\w+$/.test(path)
}

/** Whether Next or a tool needs the default export of a file. */
export function needsDefaultExport(path: string): boolean {
  if (/^app\/(.*\/)?(page|layout|template|loading|error|global-error|not-found)(\.preview)?\.tsx$/.test(path))
    return true
  // A declaration file describes a package.
  if (path.endsWith('.d.ts')) return true
  return /^(jest|next|playwright)\.config\.\w+$/.test(path) || /^build\/adapter(-plain|-untouched)?\.\w+$/.test(path)
}
