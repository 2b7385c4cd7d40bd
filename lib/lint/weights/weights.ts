import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import { weightMessages } from '../messages/weight-messages'

/** Where a build notes what each page weighs, from the project's root. Nothing depends on it: without it nobody is warned. */
export const weightsFile = '.cache/weights.json'

/** Bytes of a page's first answer after compression, and how many are usual for pages of its kind. */
export interface PageWeight {
  bytes: number
  usual: number
}

/** What an editor can shorten of a page: the file that it is drawn from, and the parts of that. */
export interface WeighedPage {
  path: string
  file: string
  parts: readonly Part[]
}

/** A part of a file by its name, with the number of its letters. */
export interface Part {
  name: string
  length: number
}

/** So many parts of a file are named. */
const NAMED_PARTS = 3

const notedWeights = z.record(z.string(), z.object({ bytes: z.number(), usual: z.number() }))

/** What the last build noted; nothing before the first one, and nothing where the note is damaged: the next build writes it anew. */
export async function readWeights(): Promise<Record<string, PageWeight>> {
  try {
    return notedWeights.parse(JSON.parse(await readFile(weightsFile, 'utf8')))
  } catch {
    return {}
  }
}

/** A warning for each page that has grown beyond what is usual: visitors on a slow line wait for each byte. */
export function heavyPages(pages: readonly WeighedPage[], weights: Readonly<Record<string, PageWeight>>): Diagnostic[] {
  return pages.flatMap(({ path, file, parts }) => {
    const weight = weights[path]
    if (!weight || weight.bytes <= weight.usual) return []
    const { bytes, usual } = weight
    return [diagnosticAt({ file }, weightMessages['page-heavy'], { path, bytes, usual, parts: heaviestOf(parts) })]
  })
}

function heaviestOf(parts: readonly Part[]): string {
  const heaviest = parts.toSorted((one, other) => other.length - one.length).slice(0, NAMED_PARTS)
  return heaviest.map(({ name, length }) => `“${name}” with ${length} letters`).join(', ')
}

/** The parts of a Markdown file: fields of its front matter, and sections below it. */
export function partsOf(text: string): Part[] {
  const [, fields = '', body = ''] = /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(text) ?? []
  return [...split(fields, /^(?=[A-Za-z]\w*:)/m, /^\w+/), ...split(body, /^(?=#{2,3} )/m, /(?<=^#+ ).*/)]
}

function split(text: string, start: RegExp, name: RegExp): Part[] {
  return text.split(start).flatMap((part) => {
    const [found] = name.exec(part) ?? []
    return found === undefined ? [] : [{ name: found, length: part.trim().length }]
  })
}
