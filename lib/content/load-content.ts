import type { z } from 'zod'
import { collectDiagnostics, type Diagnostic, diagnosticAt, sortDiagnostics } from '../shared/diagnostic'
import { freeze, loadOnce } from '../shared/memoise'
import type { Tokens } from '../shared/tokens'
import { fileMessages } from './content-messages'
import { type Facts, factsFile, getFacts, getTokens } from './facts/facts'
import {
  type ContentFiles,
  currentFiles,
  fitsPattern,
  isLockFile,
  isPageFile,
  type Overlay,
  openFiles,
  plainText,
  withFiles,
} from './files'
import { readFrontMatter, type SplitFile } from './front-matter'
import { pageSchema } from './schemas/page'
import { getSite, type Site } from './site'

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
interface DataKind {
  /** Pattern of the kind's files, as in `ContentKind`. A file whose pattern has no `*` must exist. */
  file: string
  /**
   * Reads and validates a file, to find its mistakes.
   * @throws ContentError with every problem of the file
   */
  read: (file: string, tokens: Tokens) => Promise<unknown>
}

/** Checks of single files that go beyond what loading needs. */
export interface ContentChecks {
  /** The data files that have a schema, besides the site and the facts. */
  data: readonly DataKind[]
  /** Checks the text of a YAML, JSON or TXT file, whatever it contains. */
  text: (file: string, text: string) => readonly Diagnostic[]
  /**
   * Checks the text of a page, and the files that belong to it.
   * @returns nothing if its front matter could not be read, because loading reports that
   */
  page: (page: ContentPage, content: Content) => Promise<readonly Diagnostic[]>
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
  /** Every Markdown file below `content/` except READMEs and lock files, in the same order. */
  pages: readonly ContentPage[]
  /** The text of every YAML, JSON and TXT file, by path, with `\n` line endings. */
  texts: ReadonlyMap<string, string>
  /** Undefined if `content/site.yml` is invalid. */
  site: Site | undefined
  /** Undefined if `content/facts.yml` is invalid. */
  facts: Facts | undefined
  /** The tokens that every text may use. If the site or the facts are invalid, every name has a fallback. */
  tokens: Tokens
  /** The problems of the site and the facts. */
  brokenSources: readonly Diagnostic[]
  /**
   * Returns every mistake in a single file, or in a page and the files beside it, that keeps it from being read and
   * shown as intended. The checks run once. The rules of the content lint find all other mistakes.
   */
  diagnose(): Promise<readonly Diagnostic[]>
}

/** Options of `loadContent`. */
interface LoadOptions extends Pick<Content, 'now' | 'drafts'> {
  /** Kinds of page; the first whose pattern matches a file is used. */
  kinds: readonly ContentKind[]
  /** Loads the checks of `diagnose`. */
  checks: () => Promise<ContentChecks>
  /** The project's root. By default, the files of `currentFiles` are loaded. */
  root?: string
  /**
   * Replaces files below `content/` and `locales/`, including results of cases. Pictures are always read from disk. The
   * result's `diagnose` checks each file on its own, replaced or not. It does not cover what the rules check, such
   * as whether the target of a link exists: use `lintTexts` to check an overlay against the rules.
   */
  overlay?: Overlay
}

/**
 * Loads the content. Each version of a file is read and split once in a process, and its tree is parsed on first use.
 * Mistakes in the content are not thrown; `diagnose` of the result returns them.
 * @throws an error if a file exists but cannot be read
 */
export function loadContent({ root, overlay, ...options }: LoadOptions): Promise<Content> {
  const files = root === undefined && overlay === undefined ? currentFiles() : openFiles({ root, overlay })
  return withFiles(files, () => load(files, options))
}

/**
 * Loads a single Markdown file.
 * @param file path relative to the project's root
 * @param kinds the same as in `loadContent`
 * @throws as `readFile` does if the file does not exist
 */
export async function loadContentPage(file: string, kinds: LoadOptions['kinds']): Promise<ContentPage> {
  return readPage(currentFiles(), file, kinds, (await readSources()).tokens)
}

async function load(
  files: ContentFiles,
  { kinds, checks, now, drafts }: Omit<LoadOptions, 'root' | 'overlay'>,
): Promise<Content> {
  const sources = await readSources()
  const versions = files.versions()
  const paths = [...versions.keys()]
  const [pages, texts] = await Promise.all([
    Promise.all(
      paths.filter(isPageFile).map((file) => {
        const id = versions.get(file) as string
        return findPage(file, id, kinds, sources.tokens) ?? readPage(files, file, kinds, sources.tokens, id)
      }),
    ),
    readTexts(files, paths),
  ])
  let found: Promise<readonly Diagnostic[]> | undefined
  const content: Content = {
    ...{ files, now, drafts, paths, pages, texts, ...sources },
    diagnose() {
      found ??= withFiles(files, () => findMistakes(content, checks))
      return found
    },
  }
  return freeze(content)
}

async function readTexts(files: ContentFiles, paths: readonly string[]): Promise<Map<string, string>> {
  const read = paths
    .filter((file) => /\.(?:json|ya?ml|txt)$/.test(file) && !isLockFile(file))
    .map(async (file) => [file, plainText(await files.readText(file))] as const)
  return new Map(await Promise.all(read))
}

const loadMissingFacts = loadOnce(() => import('./facts/missing-facts'))
const loadMissingAreas = loadOnce(() => import('./results/missing-areas'))

async function findMistakes(content: Content, loadChecks: LoadOptions['checks']): Promise<readonly Diagnostic[]> {
  const { files, paths, pages, texts, tokens, brokenSources } = content
  const checks = await loadChecks()
  const found = [
    ...brokenSources,
    ...(await files.listLinks()).map((file) => diagnosticAt({ file }, fileMessages['file-is-link'])),
    ...(await checkData(paths, checks.data, tokens)),
    ...[...texts].flatMap(([file, text]) => checks.text(file, text)),
    ...pages.flatMap((page) => (page.hasKind ? page.diagnostics : [])),
  ]
  // One after the other: rendering all pages in parallel would keep all of them in memory and gain nothing.
  for (const page of pages) found.push(...(await checks.page(page, content)))
  if (found.length < 2) return freeze(found)
  const { joinMissingFacts } = await loadMissingFacts()
  const { joinMissingAreas } = await loadMissingAreas()
  const joined = joinMissingFacts(found, texts.get(factsFile), content.facts)
  return freeze(sortDiagnostics(joinMissingAreas(joined, texts)))
}

async function checkData(
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

/** Reads the site, the facts and the tokens. */
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

/** A page, and what it was read from. */
interface ReadPage {
  version: string
  kinds: readonly ContentKind[]
  siteTokens: Tokens
  page: ContentPage
}

/** The last page read from each file. After a save, reading every page again would take most of the time. */
const readPages = new Map<string, ReadPage>()

function findPage(
  file: string,
  version: string,
  kinds: readonly ContentKind[],
  siteTokens: Tokens,
): ContentPage | undefined {
  const last = readPages.get(file)
  const isSame = last?.version === version && last.kinds === kinds && last.siteTokens === siteTokens
  return isSame ? last.page : undefined
}

/** @param version the version of the file, under which the page is cached; undefined to leave it out of the cache */
async function readPage(
  files: ContentFiles,
  file: string,
  kinds: readonly ContentKind[],
  siteTokens: Tokens,
  version?: string,
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
  // A page with tokens of its own depends on other files.
  if (version !== undefined && kind?.tokens === undefined) readPages.set(file, { version, kinds, siteTokens, page })
  return freeze(page)
}

/** Tokens with a fallback for every name: an address if the token is used in links, otherwise a word. */
class AnyToken extends Map<string, string> implements Tokens {
  readonly arePlaceholders = true

  override get(name: string): string {
    return /^site\.(links|signUp|origin|forms)\b/.test(name) ? 'https://placeholder.example' : 'a-placeholder'
  }
}
