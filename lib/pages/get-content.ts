import type { Root } from 'mdast'
import type { z } from 'zod'
import { getEdition, isBuilding } from '../content/edition'
import { getTokens } from '../content/facts/facts'
import { type ContentFiles, currentFiles } from '../content/files'
import { readFrontMatter } from '../content/front-matter'
import { type Content, type ContentPage, loadContent, loadContentPage } from '../content/load-content'
import { getTexts, type Texts } from '../i18n/texts'
import type { Block, MarkdownContext, TocItem } from '../markdown/page'
import { type Rendered, renderMarkdown, type Section } from '../markdown/render'
import { ContentError, collectDiagnostics, type Diagnostic, throwDiagnostics } from '../shared/diagnostic'
import { loadOnce } from '../shared/memoise'
import type { Tokens } from '../shared/tokens'
import { pages } from './index'

/** Loaded on demand, because a build of a page checks nothing. */
const loadChecks = loadOnce(() => import('./content-checks'))

/** Loaded on demand, because most texts have no picture. */
const loadPictures = loadOnce(() => import('./pictures'))

/** Content by its files, reused until one of them changes. */
const contentCache = new WeakMap<ContentFiles, { version: string | undefined; content: Promise<Content> }>()

/**
 * Returns the content of this site. A build loads it once in each process; in development, each call checks whether a
 * file has changed.
 * @throws an error if a file exists but cannot be read
 */
export async function getContent(): Promise<Content> {
  const files = currentFiles()
  const { now, drafts } = getEdition()
  const version = isBuilding() ? undefined : [...files.versions()].join('\n')
  let known = contentCache.get(files)
  if (known === undefined || known.version !== version) {
    const checks = async () => (await loadChecks()).contentChecks
    known = { version, content: loadContent({ kinds: pages, checks, now, drafts }) }
    contentCache.set(files, known)
    known.content.catch(() => contentCache.delete(files))
  }
  const content = await known.content
  const isSame = content.drafts === drafts && content.now.getTime() === now.getTime()
  return isSame ? content : Object.freeze({ ...content, now, drafts })
}

/**
 * Returns one Markdown file of the content, without reading the others.
 * @param file path relative to the project's root
 * @throws as `readFile` does if the file does not exist
 */
export const getContentPage = (file: string): Promise<ContentPage> => loadContentPage(file, pages)

export type { Block, TocItem }

/** A Markdown file, validated and rendered. */
export interface Entry<Data> {
  /** Path relative to the project's root. */
  file: string
  /** The front matter, with its tokens replaced. */
  data: Data
  /** The whole text, split at its block directives. */
  blocks: Block[]
  /** Every heading. */
  toc: TocItem[]
  /** The same text, split at its headings: the HTML above the first `##` heading … */
  intro: string
  /** … and below each of them. */
  sections: Section[]
  /** The text as Markdown with its tokens replaced, for the Markdown copy of the page. */
  written: Root
}

/** The values that a text uses from other files. */
export interface Sources extends Pick<MarkdownContext, 'texts' | 'resources' | 'pagePaths'> {
  tokens: Tokens
}

/** The site's own texts, and the labels made from them. */
let ownTexts: { t: Texts; texts: Sources['texts'] } | undefined

async function getOwnTexts(): Promise<Sources['texts']> {
  const t = await getTexts()
  if (ownTexts?.t !== t) {
    const texts = {
      linkTo: (heading: string) => t('markdown.linkTo', { heading }),
      table: (heading: string) => t('markdown.table', { heading }),
    }
    ownTexts = { t, texts }
  }
  return ownTexts.texts
}

const findPicture: MarkdownContext['picture'] = async (url, file) => (await loadPictures()).findPicture(url, file)

/** The page that a build rendered last: its view, its copies and search need it one after the other. */
let latest: { front: object; texts: Sources['texts']; entry: Promise<Entry<unknown>> } | undefined

/**
 * Reads one Markdown file of `content/`.
 * @param file path relative to the project's root
 * @param schema the schema of its front matter
 * @param sources by default the site's own; `diagnose` passes others, because a source may be invalid
 * @throws ContentError with every problem of the file
 */
export async function readEntry<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  sources?: Sources,
): Promise<Entry<z.output<Schema>>> {
  const page = await getContentPage(file)
  if (sources) return renderEntry(page, schema, sources)
  // If the facts are invalid there are fallbacks, which no page may show.
  const [texts] = await Promise.all([getOwnTexts(), getTokens()])
  const render = () => renderEntry(page, schema, { texts })
  // Outside builds, a picture that the text shows may have changed.
  if (!isBuilding()) return render()
  const front = readFrontMatter(file, page.text, schema, page.tokens)
  if (latest?.front !== front || latest.texts !== texts) latest = { front, texts, entry: render() }
  return latest.entry as Promise<Entry<z.output<Schema>>>
}

/** Renders a page that has already been read, as `readEntry` does. */
export async function renderEntry<Schema extends z.ZodType>(
  { file, text, tokens }: Pick<ContentPage, 'file' | 'text' | 'tokens'>,
  schema: Schema,
  { texts, resources, pagePaths }: Omit<Sources, 'tokens'>,
): Promise<Entry<z.output<Schema>>> {
  const { body, data, problems, tree } = readFrontMatter(file, text, schema, tokens)
  const title = (data as { title?: unknown } | undefined)?.title
  const all: Diagnostic[] = [...problems]
  let rendered: Rendered | undefined
  all.push(
    ...(await collectDiagnostics(async () => {
      rendered = await renderMarkdown(body, {
        ...{ file, tokens, texts, resources, pagePaths, parsed: tree, picture: findPicture },
        title: typeof title === 'string' ? title : file,
      })
    })),
  )
  throwDiagnostics(all)
  // If there are no data and no problems, the cause is an invalid source of tokens, which is reported elsewhere.
  if (rendered === undefined || data === undefined) throw new ContentError(all)
  return { file, data: data as z.output<Schema>, ...rendered }
}
