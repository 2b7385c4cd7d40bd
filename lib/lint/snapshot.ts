import type { Nodes, Root } from 'mdast'
import type { Facts } from '../content/facts/facts'
import { currentFiles, listPublicFiles, plainText, withFiles } from '../content/files'
import type { ContentPage } from '../content/load-content'
import { readYaml, type Yaml } from '../content/yaml/read-yaml'
import { readJson } from '../i18n/read-json'
import type { TocItem } from '../markdown/page'
import { parseMarkdown } from '../markdown/pipeline'
import { nodesOf } from '../markdown/tree'
import { type Place, placeOf } from '../pages/find-page'
import { getContent } from '../pages/get-content'
import { findPicture } from '../pages/pictures'
import type { Sources } from '../pages/read-entry'
import { collectDiagnostics, type Diagnostic } from '../shared/diagnostic'
import { checkSources } from './check-sources'

/** A Markdown file as the checks see it. What could not be read is left out, and `problems` say why. */
export interface SnapshotPage {
  /** Path relative to the project's root. */
  file: string
  /** The page it becomes; `undefined` where no page is drawn from this place. */
  place: Place | undefined
  text: string
  /** Fields as written in the file, with their source locations. */
  yaml?: Yaml
  /** The text below the front matter; lines count as in the file. */
  body?: string
  /** The front matter after its schema, with tokens filled; only where nothing in it is wrong. */
  data?: unknown
  /** Whether tokens in `data` are placeholders for what could not be read: the length of its texts is not known. */
  hasPlaceholders?: boolean
  /** The tree as it was written: nothing is filled in or changed. */
  written?: Root
  /** Every node of it, each before those inside. */
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
  /** Every file below `content/` and `locales/`, in the order of the alphabet. */
  files: readonly string[]
  /** Files of `public/` as visitors reach them, such as `/media/film.webm`, but for what a build makes. */
  publicFiles: readonly string[]
  /** Every YAML and JSON file among them, as written. */
  data: ReadonlyMap<string, DataFile>
  /** The facts; `undefined` where they cannot be used. */
  facts: Facts | undefined
  /** What pages take from; placeholders where a source is broken. */
  sources: Sources
  /** What is wrong in the sources themselves, and files that are none. */
  problems: readonly Diagnostic[]
}

/** Looks at all of `content/` and `locales/`, for every check. Nothing is thrown for what editors wrote. */
export async function takeSnapshot(): Promise<Snapshot> {
  const content = await getContent()
  const { files, paths, facts } = content
  const [{ sources, problems }, publicFiles] = await Promise.all([checkSources(content), listPublicFiles()])
  const pages: SnapshotPage[] = []
  // One after the other: nothing is gained by holding what is drawn of all pages at once.
  for (const page of content.pages) pages.push(await snapshotPage(page, sources))
  const data = await withFiles(files, () => readDataFiles(paths))
  return { pages, files: paths, data, facts, publicFiles, sources, problems: [...content.diagnostics, ...problems] }
}

async function readDataFiles(paths: readonly string[]): Promise<Map<string, DataFile>> {
  const read = paths
    .filter((file) => /\.(?:json|ya?ml)$/.test(file))
    .map(async (file) => {
      const text = plainText(await currentFiles().readText(file))
      return [file, { text, ...(file.endsWith('.json') ? readJson(file, text) : readYaml(file, text)) }] as const
    })
  return new Map(await Promise.all(read))
}

async function snapshotPage(read: ContentPage, given: Sources): Promise<SnapshotPage> {
  const { file, text, tokens, yaml, body, data, tree } = read
  const page: SnapshotPage = { file, place: placeOf(file), text, problems: [] }
  if (page.place === undefined || !read.hasKind || body === undefined || tree === undefined) return page
  Object.assign(page, { body, yaml, data, hasPlaceholders: tokens.arePlaceholders === true })
  const title = (data as { title?: string } | undefined)?.title ?? file
  // Whatever else is wrong in the text, links lead to its headings.
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
