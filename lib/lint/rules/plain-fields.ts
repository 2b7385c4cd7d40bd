import { hintAt, isReadBy, namesAt } from '../../content/schemas/field'
import { siteFile } from '../../content/site'
import type { Path } from '../../content/yaml/read-yaml'
import { type Diagnostic, defineMessages, diagnosticAt, shorten } from '../../shared/diagnostic'
import { mapTexts } from '../../shared/tokens'
import { defineRule } from '../rule'
import { fieldPieces } from '../words/field-pieces'
import { formattingTag } from '../words/formatting-tag'
import { type FileFields, listFields } from '../words/passages'

const messages = defineMessages({
  'field-path': {
    severity: 'error',
    what: 'Visitors would read “{found}”, because this field contains only words.',
    fix: 'Write words: a link that shows them has its address already.',
  },
  'field-markup': {
    severity: 'error',
    what: '“{found}” would be shown as it is, because this text has no formatting.',
    fix: '{instead}.',
  },
  'field-item-twice': {
    severity: 'warning',
    what: '“{found}” is in this list twice.',
    fix: 'Write another item, or delete it.',
  },
  'field-bullet': {
    severity: 'error',
    what: '“{found}” would be shown as it is, because this text cannot have a list.',
    fix: 'Write the items as a sentence, with commas between them.',
  },
})

/** Characters by their HTML names; references with other names are left alone. */
const characters: Readonly<Record<string, string>> = {
  ...{ nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: '’', shy: '' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·' },
  ...{ euro: '€', pound: '£', copy: '©', reg: '®', trade: '™', times: '×', eacute: 'é', egrave: 'è', euml: 'ë' },
  ...{ iuml: 'ï', ouml: 'ö', uuml: 'ü', ccedil: 'ç', agrave: 'à', ecirc: 'ê' },
}

const reference = `&(?:${Object.keys(characters).join('|')}|#\\d{2,6}|#x[\\da-f]{2,6});`
const bold = '\\*\\*(?=[^\\s*])[^*\\n]*[^\\s*]\\*\\*'
/** One mark on each side of words; `2 * 3`, `snake_case` and `*` at the start of a footnote do not count. */
const emphasis =
  '(?<![\\w*])\\*(?=[^\\s*])[^*\\n]*[^\\s*]\\*(?![\\w*])|(?<![\\w/])_(?=[^\\s_])[^_\\n]*[^\\s_]_(?!\\w)|~~[^~\\n]+~~|`[^`\\n]+`'
const heading = '^#{1,6} (?=\\S)'
const link = '!?\\[[^[\\]\\n]+\\]\\([^()\\s]+\\)'
/** A line break or a tab as programs write it; `C:\\new` is a path. */
const lineBreak = '(?<!:\\S{0,80})(?<!\\\\)\\\\[nrt](?!\\\\)'
/** A backslash before a mark, as in Markdown. */
const escaped = '(?<!:\\S{0,80})(?<!\\\\)\\\\(?=[!-/:;<=>?@[\\]^_`{|}~])'
/** The name of an emoji, as chat programs accept it; `10:30:00` has no name. */
const emoji = '(?<![\\p{L}\\p{N}:]):[a-z][a-z\\d_+-]{1,30}:(?![\\p{L}\\p{N}:])'
const markup = new RegExp(
  [formattingTag, reference, lineBreak, escaped, bold, emphasis, heading, link, emoji].join('|'),
  'giu',
)

/** Matches every text with markup; most texts do not match. */
const anyMarkup = /[<&*_~`#•▪‣◦●\\]|\]\(|:[a-z]/i

/** Matches the marker of a list item before its first words. */
const bullet = /[•▪‣◦●]\s*\p{L}[^\s•▪‣◦●]*(?:\s[^\s•▪‣◦●]+)?/u

/** Reports markup in fields and labels, which show it as it is. */
export const plainFields = defineRule({
  title: 'Formatting in labels and fields',
  why: 'Only the text below the front matter is Markdown: in a field or a label, the markup of Markdown and HTML is shown as it is.',
  messages,
  check: (content) => {
    const site = content.data.get(siteFile)
    const others = [...content.data].filter(([file]) => file.startsWith('locales/') && !file.startsWith('locales/en/'))
    return [
      ...listFields(content).flatMap((fields) => [...findMarkup(fields), ...findRepeatedItems(fields)]),
      ...others.flatMap(([file, yaml]) => findMarkup({ file, yaml, schema: undefined })),
      ...(site ? findMarkup({ file: siteFile, yaml: site, schema: undefined }) : []),
    ]
  },
})

/** Whether a field contains words that visitors read, rather than an address. */
const isShown = (file: string, schema: FileFields['schema'], path: Path) =>
  schema ? isReadBy('spelling', schema, path) : file.startsWith('locales/')

/** Reports items of lists that say the same as an item above them. */
function findRepeatedItems({ file, yaml, schema }: FileFields): Diagnostic[] {
  const found: Diagnostic[] = []
  const search = (value: unknown, path: Path) => {
    const items = Array.isArray(value) ? value : []
    const known = new Set<string>()
    for (const [index, item] of items.entries()) {
      const where = [...path, index]
      const texts = wordsOf(item).filter(([name]) => !schema || isReadBy('spelling', schema, [...where, ...name]))
      const statement = texts.map(([, text]) => text).join('\n')
      if (statement !== '' && known.has(statement))
        found.push(
          diagnosticAt({ file, ...yaml.locationOf(where), field: where.join('.') }, messages['field-item-twice'], {
            found: shorten(texts[0]?.[1] ?? ''),
          }),
        )
      known.add(statement)
    }
    if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value))
        search(each, [...path, Array.isArray(value) ? Number(name) : name])
  }
  search(yaml.value, [])
  return found
}

/** The texts of an item of a list, with the names that lead to each. */
const wordsOf = (item: unknown): [Path, string][] =>
  typeof item === 'string'
    ? [[[], item]]
    : Object.entries(Object(item) as object).flatMap(([name, each]) =>
        typeof each === 'string' ? [[[name], each] as [Path, string]] : [],
      )

function findMarkup({ file, yaml, schema }: FileFields): Diagnostic[] {
  const found: Diagnostic[] = []
  mapTexts(yaml.value, (text, path) => {
    if (/^\/[a-z][\w/-]*$/.test(text) && isShown(file, schema, path)) {
      const location = { file, ...yaml.locationOf(path), field: path.join('.') }
      found.push(diagnosticAt(location, messages['field-path'], { found: text }))
    }
    if (!anyMarkup.test(text) || (schema && !isReadBy('spelling', schema, path))) return text
    // A text in place of a group of fields is an error of its own; one of the fields may have formatting.
    if (schema && namesAt(schema, path).length > 0) return text
    const item = bullet.exec(text)
    if (item) {
      const location = { file, ...fieldPieces(yaml, path, text)(item.index, item[0]), field: path.join('.') }
      found.push(diagnosticAt(location, messages['field-bullet'], { found: item[0] }))
      return text
    }
    // Only the headline may have words in bold, as its hint says.
    const isBold = schema !== undefined && hintAt(schema, path)?.includes('**') === true
    const hits = [...text.matchAll(markup)].filter(([hit]) => !(isBold && hit.startsWith('**')))
    const [first, last] = [hits[0], hits.at(-1)]
    if (!first || !last) return text
    const whole = withWordsAround(text, first, last)
    const piece = whole.length > MAX_LENGTH ? withWordsAround(text, first, first) : whole
    const location = { file, ...fieldPieces(yaml, path, text)(first.index, first[0]), field: path.join('.') }
    const words = withoutMarkup(piece)
    const instead = words === '' ? 'Remove it' : `Write “${words}” instead`
    found.push(diagnosticAt(location, messages['field-markup'], { found: piece, instead }))
    return text
  })
  return found
}

/** Longer pieces of a text do not help to find it. */
const MAX_LENGTH = 100

/** Returns a piece of a text with the words that it touches: `One<br>two` becomes `One two`. */
function withWordsAround(text: string, first: RegExpExecArray, last: RegExpExecArray): string {
  const end = last.index + last[0].length
  const before = /\S{0,40}$/.exec(text.slice(Math.max(0, first.index - 40), first.index))?.[0] ?? ''
  return before + text.slice(first.index, end) + (/^\S{0,40}/.exec(text.slice(end))?.[0] ?? '')
}

/** Returns the words without markup. Markup may be nested, as in a bold link. */
function withoutMarkup(piece: string): string {
  let words = piece
  for (let level = 0; level < 3; level++) words = words.replace(markup, replacementFor)
  return words.replace(/ {2,}/g, ' ').trim()
}

/** Returns what to write instead of one mark, or of what it encloses. */
function replacementFor(hit: string): string {
  if (hit.startsWith('<')) return /^<(?:br|hr|\/p|\/li|\/div)\b/i.test(hit) ? ' ' : ''
  if (/^(?:\*\*|~~)/.test(hit)) return hit.slice(2, -2)
  if (hit === '\\') return ''
  if (hit.startsWith('\\')) return ' '
  if (/^[*_`]/.test(hit)) return hit.slice(1, -1)
  if (/^[#:]/.test(hit)) return ''
  if (!hit.startsWith('&')) return /\[([^[\]]+)\]/.exec(hit)?.[1] ?? ''
  const [, hex, digits] = /^&#(?:x([\da-f]+)|(\d+));$/i.exec(hit) ?? []
  if (hex === undefined && digits === undefined) return characters[hit.slice(1, -1).toLowerCase()] ?? ''
  const code = Number.parseInt(hex ?? digits ?? '', hex === undefined ? 10 : 16)
  return code === 160 || code > 0x10ffff ? ' ' : String.fromCodePoint(code)
}
