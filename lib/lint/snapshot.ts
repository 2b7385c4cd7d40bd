import type { Nodes, Root } from 'mdast'
import type { z } from 'zod'
import type { Facts } from '../content/facts/facts'
import { listPublicFiles } from '../content/files'
import type { Content, ContentPage } from '../content/load-content'
import type { Yaml } from '../content/yaml/read-yaml'
import type { TocItem } from '../markdown/page'
import { parseMarkdown } from '../markdown/pipeline'
import { nodesOf } from '../markdown/tree'
import { type Place, placeOf, schemaOf } from '../pages/find-page'
import { getContent, type Sources } from '../pages/get-content'
import { findPicture } from '../pages/pictures'
import { getEndpoints } from '../reference/endpoints'
import type { Endpoints } from '../reference/endpoints-schema'
import { collectDiagnostics, type Diagnostic } from '../shared/diagnostic'

/** A Markdown file as the checks see it. Parts that could not be read are left out, and `problems` say why. */
export interface SnapshotPage {
  /** Path relative to the project's root. */
  file: string
  /** The page it becomes; `undefined` if no page is made from this path. */
  place: Place | undefined
  text: string
  /** Fields as written in the file, with their source locations. */
  yaml?: Yaml
  /** The schema of its fields. */
  schema?: z.ZodType
  /** The text below the front matter; lines count as in the file. */
  body?: string
  /** The front matter after validation, with tokens filled in; only if it has no mistake. */
  data?: unknown
  /**
   * Whether tokens in `data` have placeholders because a source could not be read: the length of its texts is unknown.
   */
  hasPlaceholders?: boolean
  /** The tree as written: nothing is filled in or changed. */
  written?: Root
  /** Every node of it, parents before children. */
  nodes?: readonly Nodes[]
  /** Its headings, unless one contains an unknown token. */
  toc?: readonly TocItem[]
  problems: Diagnostic[]
}

/** A YAML or JSON file, with its text. */
export interface DataFile extends Yaml {
  text: string
}

/** Everything that people edit, read once. */
export interface Snapshot {
  pages: readonly SnapshotPage[]
  /** Every file in `content/` and `locales/`, in alphabetical order. */
  files: readonly string[]
  /** Files of `public/` by the path that visitors use, such as `/media/film.webm`, except generated files. */
  publicFiles: readonly string[]
  /** Every YAML and JSON file among them, as written. */
  data: ReadonlyMap<string, DataFile>
  /** The facts; `undefined` if they are invalid. */
  facts: Facts | undefined
  /** The sources that pages use; placeholders if a source is invalid. */
  sources: Sources
  /** What loading reports. */
  problems: readonly Diagnostic[]
}

/** Everything in `content/` and `locales/`, for every check. Mistakes of editors never throw. */
export async function takeSnapshot(): Promise<Snapshot> {
  const content = await getContent()
  const { paths, facts, diagnostics } = content
  const [sources, publicFiles] = await Promise.all([sourcesOf(content), listPublicFiles()])
  const pages: SnapshotPage[] = []
  // One after the other: keeping what is rendered for all pages at once would gain nothing.
  for (const page of content.pages) pages.push(await snapshotPage(page, sources))
  const data = new Map([...content.data].map(([file, { text, yaml }]) => [file, { text, ...yaml() }]))
  return { pages, files: paths, data, facts, publicFiles, sources, problems: diagnostics }
}

/** What Markdown files use of other files. An invalid file has a fallback, so that texts can still be checked. */
async function sourcesOf({ tokens }: Content): Promise<Sources> {
  let endpoints: Endpoints | undefined
  // Loading has reported its problems.
  await collectDiagnostics(async () => {
    endpoints = await getEndpoints()
  })
  // Labels in HTML that is dropped.
  const texts = { linkTo: (heading: string) => heading, table: (heading: string) => heading }
  return { tokens, texts, resources: endpoints && Object.keys(endpoints.resources) }
}

async function snapshotPage(read: ContentPage, given: Sources): Promise<SnapshotPage> {
  const { file, text, tokens, yaml, body, data, tree } = read
  const page: SnapshotPage = { file, place: placeOf(file), text, problems: [] }
  if (page.place === undefined || !read.hasKind || body === undefined || tree === undefined) return page
  Object.assign(page, {
    body,
    yaml,
    schema: await schemaOf(file),
    data,
    hasPlaceholders: tokens.arePlaceholders === true,
  })
  const title = (data as { title?: string } | undefined)?.title ?? file
  // Links lead to its headings, whatever else is wrong in the text.
  const onHeadings = (toc: readonly TocItem[]) => {
    if (!toc.some(({ text }) => text.includes('{{'))) page.toc = toc
  }
  page.problems.push(
    ...(await collectDiagnostics(async () => {
      page.written = tree()
      page.nodes = nodesOf(page.written)
      await parseMarkdown(body, {
        ...{ ...given, tokens, file, title, picture: findPicture },
        ...{ isChecked: true, parsed: tree, onHeadings },
      })
    })),
  )
  return page
}
