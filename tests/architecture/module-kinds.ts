/** Whether a file is a test or a test helper. Both may import from anywhere. */
export function isTest(path: string): boolean {
  return /^(tests|e2e|(packages\/[^/]+|editor)\/tests)\//.test(path) || /\.test\.\w+$/.test(path)
}

/** Whether Next or a tool needs the default export of a file. */
export function needsDefaultExport(path: string): boolean {
  if (/^app\/(.*\/)?(page|layout|template|loading|error|global-error|not-found)(\.preview)?\.tsx$/.test(path))
    return true
  // A declaration file repeats the exports of a package, including a default one.
  if (path.endsWith('.d.ts')) return true
  return /^(jest|next|playwright)\.config\.\w+$/.test(path) || /^build\/adapter(-plain|-untouched)?\.\w+$/.test(path)
}
