import type { Nodes, Root } from 'mdast'
import { type Facts, getFacts } from '../content/facts/facts'
import { fileMessages } from '../content/file-messages'
import { currentFiles, isPageFile, listPublicFiles } from '../content/files'
import { plainText } from '../content/plain-text'
import { readFrontMatter } from '../content/read-front-matter'
import { withFigures } from '../content/results/case-tokens'
import { readYaml, type Yaml } from '../content/yaml/read-yaml'
import { readJson } from '../i18n/read-json'
import { copyTree } from '../markdown/copy-tree'
import { nodesOf } from '../markdown/nodes-of'
import type { TocItem } from '../markdown/page'
import { parseMarkdown } from '../markdown/pipeline'
import { type Place, placeOf, schemaFor } from '../pages/find-page'
import { findPicture } from '../pages/find-picture'
import type { Sources } from '../pages/read-entry'
import { collectDiagnostics } from '../shared/content-error'
import { type Diagnostic, diagnosticAt } from '../shared/diagnostic'
import { checkSources } from './check-sources'

/** A Markdown file as the checks see it. What could not be read is left out, and `problems` say why. */
export interface SnapshotPage {
  /** Path relative to the project's root. */
  file: string
  /** The page it becomes; `undefined` where no page is drawn from this place. */
  place: Place | undefined
  text: string
  /** Fields as they stand in the file, with their places. */
  yaml?: Yaml
  /** The text below the front matter; lines count as in the file. */
  body?: string
  /** The front matter after its schema, with tokens filled; only where nothing in it is wrong. */
  data?: unknown
  /** Whether tokens in `data` have stand-ins for what could not be read: how long its texts are is not known. */
  hasStandIns?: boolean
  /** The tree as it was written: nothing is filled in or changed. */
  written?: Root
  /** Every node of it, each before those inside. */
  nodes?: readonly Nodes[]
  /** Its headings, unless a token in one stands for nothing. */
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
  /** Every YAML and JSON file among them, as it stands there. */
  data: ReadonlyMap<string, DataFile>
  /** The facts; `undefined` where they cannot be used. */
  facts: Facts | undefined
  /** What pages take from; stand-ins where a source is broken. */
  sources: Sources
  /** What is wrong in the sources themselves, and files that are none. */
  problems: readonly Diagnostic[]
}

/** Reads all of `content/` and `locales/` once, for every check. Nothing is thrown for what editors wrote. */
export async function takeSnapshot(): Promise<Snapshot> {
  const [{ sources, problems }, files, publicFiles, links] = await Promise.all([
    checkSources(),
    currentFiles().list(),
    listPublicFiles(),
    currentFiles().listLinks(),
  ])
  const pages: SnapshotPage[] = []
  // One after the other: nothing is gained by holding the trees of all pages at once.
  for (const file of files.filter(isPageFile)) pages.push(await snapshotPage(file, sources))
  const linked = links.map((file) => diagnosticAt({ file }, fileMessages['file-is-link']))
  const [data, facts] = [await readDataFiles(files), await usableFacts()]
  return { pages, files, data, facts, publicFiles, sources, problems: [...problems, ...linked] }
}

async function readDataFiles(files: readonly string[]): Promise<Map<string, DataFile>> {
  const read = files
    .filter((file) => /\.(?:json|ya?ml)$/.test(file))
    .map(async (file) => {
      const text = plainText(await currentFiles().readText(file))
      return [file, { text, ...(file.endsWith('.json') ? readJson(file, text) : readYaml(file, text)) }] as const
    })
  return new Map(await Promise.all(read))
}

/** What is wrong in them is told with the sources. */
async function usableFacts(): Promise<Facts | undefined> {
  let facts: Facts | undefined
  await collectDiagnostics(async () => {
    facts = await getFacts()
  })
  return facts
}

async function snapshotPage(file: string, { tokens: siteTokens, ...given }: Sources): Promise<SnapshotPage> {
  const text = plainText(await currentFiles().readText(file))
  const page: SnapshotPage = { file, place: placeOf(file), text, problems: [] }
  const schema = schemaFor(file)
  if (page.place === undefined || schema === undefined) return page
  page.problems.push(
    ...(await collectDiagnostics(async () => {
      const tokens = await withFigures(file, text, siteTokens)
      const { body, yaml, data, problems } = readFrontMatter(file, text, schema, tokens)
      page.problems.push(...problems)
      Object.assign(page, { body, yaml, data, hasStandIns: tokens.areStandIns === true })
      const onParsed = (tree: Root) => {
        page.written = copyTree(tree)
        page.nodes = nodesOf(page.written)
      }
      const title = (data as { title?: string } | undefined)?.title ?? file
      // Whatever else is wrong in the text, links lead to its headings.
      const onHeadings = (toc: readonly TocItem[]) => {
        if (!toc.some(({ text }) => text.includes('{{'))) page.toc = toc
      }
      await parseMarkdown(body, {
        ...given,
        tokens,
        file,
        title,
        picture: findPicture,
        isChecked: true,
        onParsed,
        onHeadings,
      })
    })),
  )
  return page
}
