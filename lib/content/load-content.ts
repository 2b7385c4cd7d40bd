import type { z } from 'zod'
import { collectDiagnostics, type Diagnostic, diagnosticAt } from '../shared/diagnostic'
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

/** A kind of page, as far as reading needs to know it. */
export interface ContentKind {
  /** Its files, by path relative to the project's root. `*` stands for one name, `**` for any below. */
  file: string
  /** Loads what their front matter must meet. */
  schema: () => Promise<z.ZodType>
  /** What their texts may quote besides the site's own tokens. */
  tokens?: (page: { file: string; text: string }, tokens: Tokens) => Promise<Tokens>
}

/** A Markdown file after reading. What could not be read is left out, and the diagnostics say why. */
export interface ContentPage extends Partial<SplitFile> {
  /** Path relative to the project's root. */
  file: string
  /** The whole file, its lines ended by `\n` alone. */
  text: string
  /** Whether some kind of page is drawn from this place. */
  hasKind: boolean
  /** What its text may quote. */
  tokens: Tokens
  /** The front matter after its schema, with tokens filled; only where nothing in it is wrong. */
  data?: unknown
  diagnostics: readonly Diagnostic[]
  /** What may be wrong only because of a fallback for what a token stands for. */
  unsure: readonly Diagnostic[]
}

/** Everything below `content/` and `locales/` at one moment. Nobody can change it: an edit makes another one. */
export interface Content {
  /** What it was read from, for `withFiles`. */
  files: ContentFiles
  /** Pages to be published later than this are not public yet. */
  now: Date
  /** Whether drafts and scheduled pages are shown as well. */
  drafts: boolean
  /** Every file, by path relative to the project's root, in alphabetical order. */
  paths: readonly string[]
  /** Every Markdown file but READMEs, in the same order. */
  pages: readonly ContentPage[]
  /** Nothing where `content/site.yml` cannot be used. */
  site: Site | undefined
  /** Nothing where `content/facts.yml` cannot be used. */
  facts: Facts | undefined
  /** What every text may quote; fallbacks for every name while one of these two files cannot be used. */
  tokens: Tokens
  /** What is wrong in those two files. */
  brokenSources: readonly Diagnostic[]
  /** The same, and what is wrong with front matter and with links in the file system. Of a text below front matter, its tree says it. */
  diagnostics: readonly Diagnostic[]
}

/** What to load. */
export interface LoadOptions extends Pick<Content, 'now' | 'drafts'> {
  /** The first whose pattern fits a file counts. */
  kinds: readonly ContentKind[]
  /** The project's folder; the files in use (see `currentFiles`) where it is left out. */
  root?: string
  /** What replaces files: a check of the site as it would be after an edit. */
  overlay?: Overlay
}

/**
 * Reads the content. A version of a file is read once in a process and taken apart once, however often this is called; trees of
 * texts are parsed when they are first asked for.
 * @throws nothing for what editors wrote, and an error where a file is there and cannot be read
 */
export function loadContent({ root, overlay, ...options }: LoadOptions): Promise<Content> {
  const files = root === undefined && overlay === undefined ? currentFiles() : openFiles({ root, overlay })
  return withFiles(files, () => load(files, options))
}

/**
 * Reads one Markdown file, and none of the others.
 * @param file path relative to the project's root
 * @param kinds as in `loadContent`
 * @throws as `readFile` does where the file is not there
 */
export async function loadContentPage(file: string, kinds: LoadOptions['kinds']): Promise<ContentPage> {
  return readPage(currentFiles(), file, kinds, (await readSources()).tokens)
}

async function load(
  files: ContentFiles,
  { kinds, now, drafts }: Omit<LoadOptions, 'root' | 'overlay'>,
): Promise<Content> {
  const sources = await readSources()
  const [paths, links] = await Promise.all([files.list(), files.listLinks()])
  const pages = await Promise.all(paths.filter(isPageFile).map((file) => readPage(files, file, kinds, sources.tokens)))
  const diagnostics = [
    ...sources.brokenSources,
    ...links.map((file) => diagnosticAt({ file }, fileMessages['file-is-link'])),
    ...pages.flatMap((page) => (page.hasKind ? page.diagnostics : [])),
  ]
  return Object.freeze({ files, now, drafts, paths, pages, ...sources, diagnostics })
}

/** What every text may quote. */
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
  return Object.freeze(page)
}

/** Has a value for every name: an address for those that links lead to, else a word. */
class AnyToken extends Map<string, string> implements Tokens {
  readonly arePlaceholders = true

  override get(name: string): string {
    return /^site\.(links|signUp|origin|forms)\b/.test(name) ? 'https://placeholder.example' : 'a-placeholder'
  }
}
