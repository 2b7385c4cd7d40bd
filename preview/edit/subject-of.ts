import { basename, posix } from 'node:path'
import type { Subject } from '../../editor/pages/kept-groups'
import { splitFrontMatter } from '../../lib/content/front-matter'
import type { Content } from '../../lib/content/load-content'
import { routeOf } from '../../lib/pages/find-page'
import { getContent } from '../../lib/pages/get-content'
import { listForms } from './forms'

const PICTURE = /\.(?:png|jpe?g|webp|avif|svg)$/i

/**
 * Finds what a file belongs to, even if it was deleted: a page, or a list in the editor.
 * @param text the text of the version in question; null if it is not text, or not known
 * @returns undefined for a file that the editor does not open, such as the list of removed pages
 */
export async function subjectOf(path: string, text: string | null): Promise<Subject | undefined> {
  const content = await getContent()
  if (path.endsWith('.md')) return pageSubject(content, path, text, 'Text')
  const isPicture = PICTURE.test(path)
  const main = `${posix.dirname(path)}/index.md`
  if (routeOf(main)?.kind === 'case')
    return pageSubject(
      content,
      main,
      null,
      isPicture ? 'Picture' : path.endsWith('.csv') ? 'Results' : 'Areas of interest',
    )
  if (isPicture) return { main: path, title: basename(path), part: 'Picture' }
  const lists = await listForms(content)
  const form = lists
    .flatMap(({ forms, label }) => ('files' in forms ? [] : forms.map((each) => ({ ...each, list: label }))))
    .find(({ file }) => file === path)
  if (!form) return undefined
  const title = form.list === form.label ? form.label : `${form.list}: ${form.label}`
  return { main: path, title, part: 'Text' }
}

/**
 * Returns the name of a page as in the lists of the editor, with its address; for a file that the editor does not open,
 * its path.
 */
export async function nameOf(file: string): Promise<string> {
  const subject = await subjectOf(file, null)
  if (!subject) return file
  return subject.address === undefined ? `“${subject.title}”` : `“${subject.title}” (${subject.address})`
}

function pageSubject({ pages }: Content, file: string, text: string | null, part: string): Subject | undefined {
  const route = routeOf(file)
  if (!route) return undefined
  const page = pages.find((each) => each.file === file)
  const title = titleIn(page?.yaml?.value) ?? (text === null ? undefined : titleIn(frontMatterOf(file, text)))
  return { main: file, title: title ?? file, address: route.path, part }
}

const titleIn = (value: unknown): string | undefined => {
  const { title } = Object(value) as { title?: unknown }
  return typeof title === 'string' ? title : undefined
}

/** Reads the front matter; undefined if it cannot be read, because an earlier version may not pass the check. */
function frontMatterOf(file: string, text: string): unknown {
  try {
    return splitFrontMatter(file, text).yaml.value
  } catch {
    return undefined
  }
}
