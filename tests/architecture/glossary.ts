import { parseSync } from '@swc/core'
import type { Source } from './source'

/** The words in a module. Strings, patterns and JSX text are data, so they are left out. */
export interface Words {
  /** Identifiers, except names of CSS classes. */
  names: string[]
  /** Variables and parameters, except those named after a destructured property. */
  variables: string[]
  comments: string[]
  /** Test titles. */
  titles: string[]
}

/**
 * Collects the words of a module.
 * @throws if the text is not valid TypeScript
 */
export function wordsOf({ path, text }: Source): Words {
  // The parser counts bytes across all files of a process: the semicolon shows where this file begins.
  const source = `;${text.replace(/^#!/, '//')}`
  const { body } = parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' })
  const start = (body[0]?.span.start ?? 0) + 1
  const code = Buffer.from(text)
  const words: Words = { names: [], variables: [], comments: [], titles: [] }
  // biome-ignore lint/suspicious/noExplicitAny: the tree has a hundred kinds of node, distinguished by `type`
  const visit = (node: any, isClass = false): void => {
    if (node === null || typeof node !== 'object') return
    if (Array.isArray(node)) for (const each of node) visit(each)
    else {
      const { type, span, value } = node
      if (/^(StringLiteral|TemplateElement|RegExpLiteral|JSXText)$/.test(type))
        code.fill(' ', span.start - start, span.end - start)
      if (type === 'Identifier' && !isClass) {
        words.names.push(value)
        if ('typeAnnotation' in node) words.variables.push(value)
      }
      const title = type === 'CallExpression' ? titleOf(node) : undefined
      if (title !== undefined) words.titles.push(title)
      for (const key of Object.keys(node)) {
        const isKey = type === 'AssignmentPatternProperty' && key === 'key'
        if (isKey) words.names.push(node.key.value)
        else if (key !== 'span') visit(node[key], key === 'property' && node.object?.value === 'styles')
      }
    }
  }
  visit(body)
  words.comments = code.toString().match(/\/\/.*|\/\*[\s\S]*?\*\//g) ?? []
  return words
}

/** Returns the first argument of `test`, `test.each(…)` or `describe`. */
// biome-ignore lint/suspicious/noExplicitAny: see above
function titleOf({ callee, arguments: [first] }: any): string | undefined {
  let called = callee
  while (called && called.type !== 'Identifier') called = called.object ?? called.callee ?? called.tag
  const title = first?.expression
  if (!/^(test|describe)$/.test(called?.value)) return undefined
  // biome-ignore lint/suspicious/noExplicitAny: see above
  if (title?.type === 'TemplateLiteral') return title.quasis.map((each: any) => each.raw).join('*')
  return title?.type === 'StringLiteral' ? title.value : undefined
}

type Entry = readonly [word: RegExp, instead: string]

/** Words that mean nothing outside this project when they occur in prose, and the standard term for each. */
const proseEntries: readonly Entry[] = [
  [/\b(content )?doctor\b/i, 'content lint'],
  [/\bsurvey(s|ed|ing)?\b/i, 'content snapshot'],
  [/\bexcuse[sd]?\b/i, 'suppression comment'],
  [/\btwins?\b/i, 'Markdown copy'],
  [/\bdecoys?\b/i, 'honeypot'],
  [/\bstand-ins?\b/i, 'fallback or placeholder'],
  [/\bdoors?\b/i, 'entry point'],
  [/\b(kept back|timed pages?)\b/i, 'unpublished or scheduled'],
  [/\bdue\b(?! to\b)/i, 'scheduled'],
  [/\bformerly\b/i, 'aliases'],
  [/\bnear miss(es)?\b/i, 'valid input'],
  [/\bsettl(e[sd]?|ing)\b/i, 'canonicalise, or what is waited for'],
  [/\bsqueez(e[sd]?|ing)\b/i, 'minify'],
  [/\b(plates?|discs?)\b/i, 'layer, circle or fixation circle'],
  [/\b(stands?|stood) (in|on|at|beside|below|above|behind|for|there|here|twice|within|before|elsewhere)\b/i, 'is'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\b(rooms|(a|each|every|another|this) room\b(?! for))\b/i, 'folder'],
]

/** Words that are plain English in a sentence, but unclear as a name in code. */
const nameEntries: readonly Entry[] = [
  [/\b(tell|tells|told)\b/, 'report, message or diagnostic'],
  [/\bspots?\b/, 'point or source location'],
  [/\btimed\b/, 'scheduled'],
  [/\bbad\b/, 'invalid or blocked'],
  [/\bsay\b|\b(says|said) .|. (says|said)\b/, 'format, print, report or message'],
  [/\bweigh(s|ed|ing)?\b/, 'size'],
  [/\bunsettled\b/, 'canonicalise'],
  [/\bfelt\b/, 'basic emotion'],
  [/\blookers?\b/, 'viewer or participant'],
]

/** Names that we cannot choose: those of JavaScript and the YAML parser, and fields that editors write. */
const fixedNames = new Set([
  'allSettled',
  'BAD_SCALAR_START',
  'BAD_INDENT',
  'BAD_DQ_ESCAPE',
  'plates',
  'formerly',
  'fullSays',
])

/** Splits a name into words, such as `blankDueDate` into `blank due date`. */
const split = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()

const findEntries = (text: string, entries: readonly Entry[]): string[] =>
  entries.flatMap(([word, instead]) => {
    const match = word.exec(text)
    return match ? [`“${match[0]}”, write ${instead}`] : []
  })

/** Reports words of our own in prose; text in backticks is code, and ignored. */
export const checkProse = (text: string): string[] =>
  findEntries(text.replaceAll(/`[^`\n]*`|\]\([^)]*\)/g, ''), proseEntries)

/** Reports words of our own in the names, comments and test titles of a module. */
export function checkModule(source: Source): string[] {
  const { names, variables, comments, titles } = wordsOf(source)
  const chosen = [...new Set(names)].filter((name) => !fixedNames.has(name))
  return [
    ...chosen.flatMap((name) =>
      findEntries(split(name), [...proseEntries, ...nameEntries]).map((problem) => `${name}: ${problem}`),
    ),
    ...(names.some((name) => /^(Place|placeOf)$/.test(name)) ? ['“Place”, write route, location, range or point'] : []),
    ...(variables.includes('at') ? ['“at”, write index, offset or position'] : []),
    // As names of properties they are keys of `locales/` or attributes.
    ...(variables.some((name) => /^(says|said)$/.test(name))
      ? ['“says” or “said”, write message, statement or summary']
      : []),
    ...[...comments, ...titles].flatMap(checkProse),
  ]
}
