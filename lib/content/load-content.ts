import type { z } from 'zod'
import { collectDiagnostics, type Diagnostic, diagnosticAt } from '../shared/diagnostic'
import { freeze } from '../shared/remember'
import type { Tokens } from '../shared/tokens'
import { fileMessages } from './content-messages'
import { type Facts, getFacts, getTokens } from './facts/facts'
import {
  type ContentFiles,
  currentFiles,
  fitsPattern,
  isPageFile,
  type Overlay,
  openFiles,
  plainText,
  withFiles,
} from './files'
import { readFrontMatter, type SplitFile } from './front-matter'
import { pageSchema } from './schemas/page'
import { getSite, type Site } from './site'
import type { Yaml } from './yaml/read-yaml'

/** The properties of a kind of page that loading needs. */
export interface ContentKind {
  /** Pattern of its files, relative to the project's root. `*` matches one segment, `**` any number. */
  file: string
  /** Loads the schema of their front matter. */
  schema: () => Promise<z.ZodType>
  /** Adds tokens to those of the site. */
  tokens?: (page: { file: string; text: string }, tokens: Tokens) => Promise<Tokens>
}

/** A kind of data file. */
export interface DataKind {
  /** Pattern of its files, as in `ContentKind`. A file whose pattern has no `*` has to exist. */
  file: string
  /**
   * Reads and validates a file, to find its mistakes.
   * @throws ContentError with every problem of the file
   */
  read: (file: string, tokens: Tokens) => Promise<unknown>
}

/** How data files are read. */
export interface DataReaders {
  /** Parses a YAML or JSON file, once for each version. */
  parse: (file: string, text: string) => Yaml
  /** The kinds that have a schema, besides the site and the facts. */
  kinds: readonly DataKind[]
}

/** A YAML or JSON file. */
export interface DataFile {
  /** The whole file, with `\n` line endings. */
  text: string
  /** Its content as written, parsed on first use. */
  yaml(): Yaml
}

/** A Markdown file. Parts that could not be read are undefined, and the diagnostics say why. */
export interface ContentPage extends Partial<SplitFile> {
  /** Path relative to the project's root. */
  file: string
  /** The whole file, with `\n` line endings. */
  text: string
  /** Whether the file belongs to a kind of page. */
  hasKind: boolean
  /** The tokens that its text may use. */
  tokens: Tokens
  /** The validated front matter, with tokens replaced; undefined if it is invalid. */
  data?: unknown
  diagnostics: readonly Diagnostic[]
  /** Problems that may be caused only by the fallback for a token. */
  unsure: readonly Diagnostic[]
}

/** An immutable snapshot of everything in `content/` and `locales/`. */
export interface Content {
  /** The files it was read from, for `withFiles`. */
  files: ContentFiles
  /** Pages scheduled for later than this are not public yet. */
  now: Date
  /** Whether drafts and scheduled pages are shown as well. */
  drafts: boolean
  /** Every file, by path relative to the project's root, in alphabetical order. */
  paths: readonly string[]
  /** Every Markdown file except READMEs, in the same order. */
  pages: readonly ContentPage[]
  /** Every YAML and JSON file, by path. */
  data: ReadonlyMap<string, DataFile>
  /** Undefined if `content/site.yml` is invalid. */
  site: Site | undefined
  /** Undefined if `content/facts.yml` is invalid. */
  facts: Facts | undefined
  /** The tokens that every text may use; if one of these two files is invalid, every name has a fallback. */
  tokens: Tokens
  /** The problems of those two files. */
  brokenSources: readonly Diagnostic[]
  /**
   * The same, with the problems of data files, front matter and symbolic links. Problems of a body are not among them,
   * because its tree is parsed on first use; `lintContent` reports those too, and what several files have to agree on.
   */
  diagnostics: readonly Diagnostic[]
}

/** Options of `loadContent`. */
export interface LoadOptions extends Pick<Content, 'now' | 'drafts'> {
  /** The first kind whose pattern matches a file is used. */
  kinds: readonly ContentKind[]
  data: DataReaders
  /** The project's root; by default the files of `currentFiles`. */
  root?: string
  /** Replaces files. To check the site as it would be after an edit, use `lintTexts`. */
  overlay?: Overlay
}

/**
 * Loads the content. Each version of a file is read and split once in a process, and its tree is parsed on first use.
 * Mistakes that can be found in a single file, without its tree, are returned as diagnostics.
 * @throws an error if a file exists but cannot be read
 */
export function loadContent({ root, overlay, ...options }: LoadOptions): Promise<Content> {
  const files = root === undefined && overlay === undefined ? currentFiles() : openFiles({ root, overlay })
  return withFiles(files, () => load(files, options))
}

/**
 * Loads a single Markdown file.
 * @param file path relative to the project's root
 * @param kinds as in `loadContent`
 * @throws as `readFile` does if the file does not exist
 */
export async function loadContentPage(file: string, kinds: LoadOptions['kinds']): Promise<ContentPage> {
  return readPage(currentFiles(), file, kinds, (await readSources()).tokens)
}

async function load(
  files: ContentFiles,
  { kinds, data: { parse, kinds: dataKinds }, now, drafts }: Omit<LoadOptions, 'root' | 'overlay'>,
): Promise<Content> {
  const sources = await readSources()
  const [paths, links] = await Promise.all([files.list(), files.listLinks()])
  const pages = await Promise.all(paths.filter(isPageFile).map((file) => readPage(files, file, kinds, sources.tokens)))
  const [data, invalidData] = await Promise.all([
    readDataFiles(files, paths, parse),
    findInvalidData(paths, dataKinds, sources.tokens),
  ])
  const diagnostics = [
    ...sources.brokenSources,
    ...links.map((file) => diagnosticAt({ file }, fileMessages['file-is-link'])),
    ...invalidData,
    ...pages.flatMap((page) => (page.hasKind ? page.diagnostics : [])),
  ]
  return freeze({ files, now, drafts, paths, pages, data, ...sources, diagnostics })
}

async function readDataFiles(
  files: ContentFiles,
  paths: readonly string[],
  parse: DataReaders['parse'],
): Promise<Map<string, DataFile>> {
  const read = paths
    .filter((file) => /\.(?:json|ya?ml)$/.test(file))
    .map(async (file) => {
      const text = plainText(await files.readText(file))
      return [file, { text, yaml: () => parse(file, text) }] as const
    })
  return new Map(await Promise.all(read))
}

async function findInvalidData(
  paths: readonly string[],
  kinds: readonly DataKind[],
  tokens: Tokens,
): Promise<readonly Diagnostic[]> {
  const found = kinds.flatMap(({ file: pattern, read }) => {
    const files = pattern.includes('*') ? paths.filter((file) => fitsPattern(pattern, file)) : [pattern]
    return files.map((file) => collectDiagnostics(() => read(file, tokens)))
  })
  return (await Promise.all(found)).flat()
}

/** The site, the facts and the tokens. */
async function readSources(): Promise<Pick<Content, 'site' | 'facts' | 'tokens' | 'brokenSources'>> {
  let site: Site | undefined
  let facts: Facts | undefined
  const brokenSources = [
    ...(await collectDiagnostics(async () => {
      site = await getSite()
    })),
    ...(await collectDiagnostics(async () => {
      facts = await getFacts()
    })),
  ]
  return { site, facts, brokenSources, tokens: brokenSources.length > 0 ? new AnyToken() : await getTokens() }
}

async function readPage(
  files: ContentFiles,
  file: string,
  kinds: readonly ContentKind[],
  siteTokens: Tokens,
): Promise<ContentPage> {
  const text = plainText(await files.readText(file))
  const kind = kinds.find((each) => fitsPattern(each.file, file))
  const page: ContentPage = { file, text, hasKind: kind !== undefined, tokens: siteTokens, diagnostics: [], unsure: [] }
  const unreadable = await collectDiagnostics(async () => {
    page.tokens = (await kind?.tokens?.(page, siteTokens)) ?? siteTokens
    const { problems, ...read } = readFrontMatter(file, text, (await kind?.schema()) ?? pageSchema, page.tokens)
    Object.assign(page, { ...read, diagnostics: problems })
  })
  if (unreadable.length > 0) page.diagnostics = unreadable
  return freeze(page)
}

/** Has a fallback for every name: an address if the token is used in links, otherwise a word. */
class AnyToken extends Map<string, string> implements Tokens {
  readonly arePlaceholders = true

  override get(name: string): string {
    return /^site\.(links|signUp|origin|forms)\b/.test(name) ? 'https://placeholder.example' : 'a-placeholder'
  }
}
