import type { Step } from '../../step'

/**
 * Deletes files that nothing fetches: those of Next's router, and scripts and style sheets to which nothing refers,
 * such as Next's script for old browsers.
 */
export const deleteLeftovers: Step = {
  name: 'delete-leftovers',
  run: async (out) => {
    const files = await out.files()
    const pages = new Set(files.filter((path) => path.endsWith('.html')))
    for (const path of files) if (isLeftover(path, pages)) await out.remove(path)
    const parts = files.filter((path) => PART.test(path))
    const referenced = new Set<string>()
    for (const path of [...pages, ...parts.filter((path) => path.endsWith('.js'))]) {
      // A file that only refers to itself is not needed.
      for (const [name] of (await out.readText(path)).matchAll(NAME)) if (name !== nameOf(path)) referenced.add(name)
    }
    for (const part of parts) if (!referenced.has(nameOf(part))) await out.remove(part)
    // Each page had a folder for copies of its payload.
    await out.removeEmptyFolders()
  },
}

/** Scripts and style sheets, which are shipped only if a page or another script refers to them. */
const PART = /^_next\/static\/(chunks|f|client)\/[^/]+\.(js|css)$/

/** The name of such a file, after the path of its folder. */
const NAME = /(?<=\/)[\w.~-]+\.(?:js|css)\b/g

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Whether a file is a copy of a payload for next/link or a Next manifest. Plain links need neither. */
function isLeftover(path: string, pages: ReadonlySet<string>): boolean {
  const name = nameOf(path)
  if (/^__next\..*\.txt$/.test(name)) return true
  if (path.endsWith('.txt') && pages.has(path.replace(/\.txt$/, '.html'))) return true
  return /^_next\/static\/[^/]+\/_(build|ssg|clientMiddleware)Manifest\.js$/.test(path)
}
