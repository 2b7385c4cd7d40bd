import type { Step } from '../../step'

/** Deletes files that nothing fetches: those of Next's own router and those of its script for old browsers. */
export const deleteLeftovers: Step = {
  name: 'delete-leftovers',
  run: async (out) => {
    const files = await out.files()
    const pages = new Set(files.filter((path) => path.endsWith('.html')))
    for (const path of files) if (isLeftover(path, pages)) await out.remove(path)
    const parts = files.filter((path) => PART.test(path))
    const naming = [...pages, ...parts.filter((path) => path.endsWith('.js'))]
    const texts = await Promise.all(naming.map(async (path) => ({ path, text: await out.readText(path) })))
    for (const part of parts) {
      const name = part.slice(part.lastIndexOf('/') + 1)
      if (!texts.some(({ path, text }) => path !== part && text.includes(name))) await out.remove(part)
    }
    // Each page had a folder for copies of its payload.
    await out.removeEmptyFolders()
  },
}

/** Scripts and style sheets, which are shipped only where a page or another script names them. */
const PART = /^_next\/static\/(chunks|f|client)\/[^/]+\.(js|css)$/

/** Whether a file is a copy of a payload for next/link, or a manifest of Next: plain links need neither. */
function isLeftover(path: string, pages: ReadonlySet<string>): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (/^__next\..*\.txt$/.test(name)) return true
  if (path.endsWith('.txt') && pages.has(path.replace(/\.txt$/, '.html'))) return true
  return /^_next\/static\/[^/]+\/_(build|ssg|clientMiddleware)Manifest\.js$/.test(path)
}
