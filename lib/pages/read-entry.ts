import type { Root } from 'mdast'
import type { z } from 'zod'
import { getTokens } from '../content/facts/facts'
import { currentFiles } from '../content/files'
import { readFrontMatter } from '../content/read-front-matter'
import { withFigures } from '../content/results/case-tokens'
import { getTexts } from '../i18n/texts'
import type { Block, MarkdownContext, TocItem } from '../markdown/page'
import { renderMarkdown } from '../markdown/render'
import type { Section } from '../markdown/sections'
import { ContentError, collectDiagnostics, throwDiagnostics } from '../shared/content-error'
import type { Diagnostic } from '../shared/diagnostic'
import type { Tokens } from '../shared/tokens/tokens'
import { findPicture } from './find-picture'

export type { Block, TocItem }

/** A Markdown file after reading, validation and drawing. */
export interface Entry<Data> {
  /** Path relative to the project's root. */
  file: string
  /** The front matter, with its tokens filled. */
  data: Data
  /** The whole text, cut where a named block stands. */
  blocks: Block[]
  /** Every heading. */
  toc: TocItem[]
  /** The same text once more: HTML above the first `##` heading … */
  intro: string
  /** … and below each of them. */
  sections: Section[]
  /** The text as Markdown, with its tokens filled: for the twin of the page. */
  written: Root
}

/** What a text takes from other files. */
export interface Sources extends Pick<MarkdownContext, 'texts' | 'resources'> {
  tokens: Tokens
}

/** The site's own sources. */
async function getSources(): Promise<Sources> {
  const [tokens, t] = await Promise.all([getTokens(), getTexts()])
  const texts = {
    linkTo: (heading: string) => t('markdown.linkTo', { heading }),
    table: (heading: string) => t('markdown.table', { heading }),
  }
  return { tokens, texts }
}

/**
 * Reads one Markdown file of `content/`.
 * @param file path relative to the project's root
 * @param schema what its front matter must hold
 * @param sources the site's own where they are left out; `checkContent` has others while a source is broken
 * @throws ContentError with every problem of the file
 */
export async function readEntry<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  sources?: Sources,
): Promise<Entry<z.output<Schema>>> {
  const [text, given] = await Promise.all([currentFiles().readText(file), sources ?? getSources()])
  const tokens = await withFigures(file, text, given.tokens)
  return parseEntry(text, schema, { ...given, tokens, file, picture: findPicture })
}

/** `readEntry` on a text at hand. */
export async function parseEntry<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  context: Omit<MarkdownContext, 'title'>,
): Promise<Entry<z.output<Schema>>> {
  const { file, tokens } = context
  const { body, data, problems } = readFrontMatter(file, text, schema, tokens)
  const title = (data as { title?: unknown } | undefined)?.title
  const all: Diagnostic[] = [...problems]
  const rendered = await renderMarkdown(body, { ...context, title: typeof title === 'string' ? title : file }).catch(
    async (error: unknown) => {
      all.push(
        ...(await collectDiagnostics(() => {
          throw error
        })),
      )
    },
  )
  throwDiagnostics(all)
  // Without data and without a problem, the one there is lies in what the tokens stand for, and is told there.
  if (rendered === undefined || data === undefined) throw new ContentError(all)
  return { file, data: data as z.output<Schema>, ...rendered }
}
