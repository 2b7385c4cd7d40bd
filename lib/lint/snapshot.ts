import type { Nodes, Root } from 'mdast'
import type { z } from 'zod'
import type { Facts } from '../content/facts/facts'
import { listPublicFiles } from '../content/files'
import { gonePagesFile } from '../content/gone-pages'
import type { Content, ContentPage } from '../content/load-content'
import { wordsFile } from '../content/word-list'
import { readYaml, type Yaml } from '../content/yaml/read-yaml'
import { readJson } from '../i18n/load-locale'
import type { TocItem } from '../markdown/page'
import { nodesOf } from '../markdown/tree'
import { checkText } from '../pages/content-checks'
import { type Route, routeOf, schemaOf } from '../pages/find-page'
import { publicBefore } from '../pages/preview/public-before'
import { collectDiagnostics } from '../shared/diagnostic'
import type { Tokens } from '../shared/tokens'

/**
 * A Markdown file as the rules see it. A file that no page definition matches has only `file`, `route` and `text`.
 * Parts that could not be read are left out too; `diagnose` reports the reason.
 */
export interface SnapshotPage {
  /** The path relative to the project's root. */
  file: string
  /** The page that it becomes; `undefined` if it does not become one. */
  route: Route | undefined
  text: string
  /** The fields as written in the file, with their source locations. */
  yaml?: Yaml
  /** The schema of its fields. */
  schema?: z.ZodType
  /** The text below the front matter, with the line numbers of the file. */
  body?: string
  /** The front matter after validation, with tokens filled in; only if it is valid. */
  data?: unknown
  /**
   * Whether tokens in `data` have placeholders because a source could not be read, so that the length of its texts is
   * unknown.
   */
  hasPlaceholders?: boolean
  /** The tokens that its text may use. */
  tokens?: Tokens
  /** The syntax tree as written: nothing is filled in or changed. */
  written?: Root
  /** Every node of the tree, parents before children. */
  nodes?: readonly Nodes[]
  /** The headings, unless one contains an unknown token. */
  toc?: readonly TocItem[]
}

/** A YAML or JSON file, with its text. */
export interface DataFile extends Yaml {
  text: string
}

/** Everything that people edit, read once. */
export interface Snapshot {
  pages: readonly SnapshotPage[]
  /** The path of every file in `content/` and `locales/`, in alphabetical order. */
  files: readonly string[]
  /** The files in `public/`, by the path that visitors use, such as `/media/film.webm`, without generated files. */
  publicFiles: readonly string[]
  /** Every YAML and JSON file among `files`, as written. */
  data: ReadonlyMap<string, DataFile>
  /** The text of `content/words.txt`; empty if there is none. */
  words: string
  /** The text of `content/gone-pages.txt`; empty if there is none. */
  gonePages: string
  /**
   * Returns which of some addresses were public before the current changes; left out where the history of the content
   * does not matter.
   */
  publicBefore?: typeof publicBefore
  /** The facts; `undefined` if they are invalid. */
  facts: Facts | undefined
  /** The tokens that every text may use; placeholders if a source is invalid. */
  tokens: Tokens
}

/** Collects everything that the rules check. Mistakes of editors never throw. */
export async function takeSnapshot(content: Content): Promise<Snapshot> {
  const { paths, facts, tokens } = content
  const publicFiles = await listPublicFiles()
  const pages: SnapshotPage[] = []
  // One after the other: rendering all pages in parallel would keep all of them in memory and gain nothing.
  for (const page of content.pages) pages.push(await snapshotPage(page, content))
  const data = new Map(
    [...content.texts].flatMap(([file, text]) =>
      file.endsWith('.txt') ? [] : [[file, { text, ...parseData(file, text) }] as const],
    ),
  )
  const textOf = (file: string) => content.texts.get(file) ?? ''
  return {
    pages,
    files: paths,
    data,
    words: textOf(wordsFile),
    gonePages: textOf(gonePagesFile),
    publicBefore,
    facts,
    publicFiles,
    tokens,
  }
}

const parseData = (file: string, text: string) => (file.endsWith('.json') ? readJson(file, text) : readYaml(file, text))

async function snapshotPage(read: ContentPage, content: Content): Promise<SnapshotPage> {
  const { file, text, tokens, yaml, body, data, tree } = read
  const page: SnapshotPage = { file, route: routeOf(file), text }
  if (page.route === undefined || !read.hasKind || body === undefined || tree === undefined) return page
  Object.assign(page, {
    body,
    yaml,
    schema: await schemaOf(file),
    data,
    tokens,
    hasPlaceholders: tokens.arePlaceholders === true,
    toc: (await checkText(read, content)).toc,
  })
  // `diagnose` reports a text that cannot be parsed.
  await collectDiagnostics(() => {
    page.written = tree()
    page.nodes = nodesOf(page.written)
  })
  return page
}
