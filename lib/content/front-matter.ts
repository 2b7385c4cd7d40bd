import matter from 'gray-matter'
import { ContentError } from '../shared/content-error'
import { diagnosticAt } from '../shared/diagnostic'
import type { Message } from '../shared/message'
import { frontMatterMessages } from './front-matter-messages'
import { plainText } from './plain-text'
import { readYaml, type Yaml } from './yaml/read-yaml'

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
  const stop = (line: number, message: Message, found = '') =>
    new ContentError([diagnosticAt({ file, line }, message, { found })])
  if (lines[0] !== '---') throw stop(1, frontMatterMessages['front-matter-beginning'], lines[0]?.slice(0, 40))
  const index = lines.findIndex((line, at) => at > 0 && line.startsWith('---'))
  if (index < 0) throw stop(1, frontMatterMessages['front-matter-open'])
  if (lines[index] !== '---') throw stop(index + 1, frontMatterMessages['front-matter-closing'], lines[index])
  const next = lines.findIndex((line, at) => at > index && line.trim() !== '')
  // A line alone is a rule between two parts of the text; with a field below it, somebody meant front matter.
  if (lines[next] === '---' && /^[A-Za-z]\w*:(\s|$)/.test(lines[next + 1] ?? ''))
    throw stop(next + 1, frontMatterMessages['front-matter-second'])
  return index + 1
}

/**
 * Takes a Markdown file apart. Only YAML is read: gray-matter by itself runs front matter that calls itself JavaScript,
 * and takes names such as `---constructor` without a word.
 * @throws ContentError where the front matter does not begin or end as it should
 */
export function splitFrontMatter(file: string, source: string): FrontMatter {
  const text = plainText(source)
  const lines = text.split('\n')
  const lastLine = closingLine(file, lines)
  let yaml = readYaml(file, '', { lostText: true, lastLine })
  // Options are always passed: a call without them caches the file before parsing, and a broken one is empty at the next call.
  const { content } = matter(text, {
    language: 'yaml',
    engines: {
      yaml: {
        parse(fields: string) {
          yaml = readYaml(file, fields, { lostText: true, lastLine })
          return {}
        },
      },
      json: refuse,
      javascript: refuse,
    },
  })
  return { yaml, body: '\n'.repeat(lastLine) + content }
}
