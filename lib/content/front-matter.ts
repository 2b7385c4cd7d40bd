import matter from 'gray-matter'
import { ContentError } from '../errors'
import { readYaml, type Yaml } from './read-yaml'

/** A Markdown file, taken apart. */
export interface FrontMatter {
  yaml: Yaml
  /** The text below the front matter, with an empty line for each line above it: lines count as in the file. */
  body: string
}

const refuse = {
  parse: () => {
    throw new Error('Only YAML is read.')
  },
}

/** Takes the line of the closing `---`, counted from 1, after checking what gray-matter would let pass. */
function closingLine(file: string, lines: readonly string[]): number {
  const stop = (line: number, what: string, fix: string) => new ContentError([{ file, line, what, fix }])
  if (lines[0] !== '---')
    throw stop(
      1,
      `The file begins with “${lines[0]?.slice(0, 40)}” and not with its front matter.`,
      'Write --- alone on the first line.',
    )
  const index = lines.findIndex((line, at) => at > 0 && line.startsWith('---'))
  if (index < 0) throw stop(1, 'The front matter is not closed.', 'Write --- alone on the line below its last field.')
  if (lines[index] !== '---')
    throw stop(index + 1, `The front matter is closed by “${lines[index]}”.`, 'Write --- alone on this line.')
  return index + 1
}

/**
 * Takes a Markdown file apart. Only YAML is read: gray-matter by itself runs front matter that calls itself JavaScript,
 * and takes names such as `---constructor` without a word.
 * @throws ContentError where the front matter does not begin or end as it should
 */
export function splitFrontMatter(file: string, text: string): FrontMatter {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const lastLine = closingLine(file, lines)
  let yaml = readYaml(file, '', { lostText: true, lastLine })
  // Options are always passed: a call without them caches the file before parsing, and a broken one is empty at the next call.
  const { content } = matter(text, {
    language: 'yaml',
    engines: {
      yaml: {
        parse(source: string) {
          yaml = readYaml(file, source, { lostText: true, lastLine })
          return {}
        },
      },
      json: refuse,
      javascript: refuse,
    },
  })
  return { yaml, body: '\n'.repeat(lastLine) + content }
}
