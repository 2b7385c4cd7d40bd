import { remark } from 'remark'
import type { Figure } from './figures'

/** Runs everything that uses the content, and returns how often the Markdown of any page is parsed, at most. */
export async function countParses(): Promise<Figure> {
  const parses = new Map<string, number>()
  // Every remark processor has this prototype.
  const processor = Object.getPrototypeOf(remark())
  const { parse } = processor
  processor.parse = function (this: unknown, text: unknown) {
    parses.set(String(text), (parses.get(String(text)) ?? 0) + 1)
    return parse.call(this, text)
  }
  try {
    const { mostParses, readEverything } = await import('../fixtures/read-everything')
    await readEverything()
    const name = 'times a version of a page’s Markdown is parsed in one process'
    return { name, value: await mostParses(parses), aim: '1', of: [`${parses.size} texts were parsed`] }
  } finally {
    processor.parse = parse
  }
}
