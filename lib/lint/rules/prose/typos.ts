import { isReadBy } from '../../../content/schemas/field'
import { locationOf, pieceFinder } from '../../../markdown/page'
import { separatorOf } from '../../../markdown/plugins/unparsed-tables'
import { type Diagnostic, defineMessages, diagnosticAt, type SourceLocation } from '../../../shared/diagnostic'
import { mapTexts } from '../../../shared/tokens'
import { defineRule } from '../../rule'
import type { Snapshot, SnapshotPage } from '../../snapshot'
import { leavesOf } from '../../words/leaves'
import { type FileFields, listFields, passagesOf } from '../../words/passages'
import { findCapitals, findTypos } from '../../words/typos'
import { findUnpairedMark, mayBeUnbalanced, type UnpairedMark } from '../../words/unpaired-marks'

const messages = defineMessages({
  'prose-mark': {
    severity: 'warning',
    what: '“{found}” has a punctuation mark too many, or a space before one.',
    fix: 'Write “{instead}”.',
  },
  'prose-gap': {
    severity: 'warning',
    what: 'In “{found}”, something is missing before the mark, such as a value.',
    fix: 'Write it there.',
  },
  'prose-mark-apart': {
    severity: 'warning',
    what: '“{found}” has a space before its punctuation mark.',
    fix: 'If a value was deleted there, write it again; otherwise write “{instead}”.',
  },
  'prose-two-spaces': {
    severity: 'warning',
    what: '“{found}” has two spaces between its words.',
    fix: 'If a value was deleted there, write it again; otherwise delete one of the spaces.',
  },
  'prose-brackets-empty': {
    severity: 'warning',
    what: 'The brackets in “{found}” are empty.',
    fix: 'If a value was deleted there, write it again; otherwise delete the brackets.',
  },
  'prose-dash': {
    severity: 'warning',
    what: '“{found}” has two hyphens, which visitors would see.',
    fix: 'Write “{instead}”, with an en dash.',
  },
  'prose-lopsided-dash': {
    severity: 'warning',
    what: '“{found}” has a dash with a space on one side only.',
    fix: 'Write “{instead}”.',
  },
  'prose-encoded': {
    severity: 'warning',
    what: '“{found}” has characters that do not belong in it.',
    fix: 'Write “{instead}”.',
  },
  'prose-full-width': {
    severity: 'warning',
    what: '“{found}” is a full-width punctuation mark, as in Chinese and Japanese.',
    fix: 'Write “{instead}”, with a space after it within a sentence.',
  },
  'prose-beside-token': {
    severity: 'warning',
    what: '“{found}” fills in a value that touches what is beside it.',
    fix: 'Write “{instead}”.',
  },
  'prose-no-space': {
    severity: 'warning',
    what: '“{found}” has no space after its punctuation mark.',
    fix: 'Write “{instead}”.',
  },
  'prose-joined-number': {
    severity: 'warning',
    what: '“{found}” has no space after its number.',
    fix: 'Write “{instead}”.',
  },
  'prose-two-articles': {
    severity: 'warning',
    what: '“{found}” has two words of which a noun takes only one.',
    fix: 'Write “{instead}”, or keep the other one.',
  },
  'prose-line-hyphen': {
    severity: 'warning',
    what: '“{found}” is a word that was divided at the end of a line, and visitors would see its hyphen and a space.',
    fix: 'Write “{instead}”, or both parts with their hyphen on one line.',
  },
  'prose-quotes': {
    severity: 'warning',
    what: '“{found}” has its quotation marks the wrong way round, or those of another language.',
    fix: 'Write {instead}.',
  },
  'prose-apostrophe': {
    severity: 'warning',
    what: '“{found}” has no apostrophe where its word ends, more than one, or a space beside it.',
    fix: 'Write “{instead}”.',
  },
  'prose-small-letter': {
    severity: 'warning',
    what: '“{found}” begins a sentence with a small letter.',
    fix: 'Write “{instead}”, or a comma before it if the sentence continues.',
  },
  'prose-caps-lock': {
    severity: 'warning',
    what: '“{found}” looks as if it was typed with caps lock on, or with the shift key held too long.',
    fix: 'Write “{instead}”, and check the words after it.',
  },
  'prose-article': {
    severity: 'warning',
    what: '“{found}” has the wrong article.',
    fix: 'Write “{instead}”.',
  },
  'prose-pronoun': { severity: 'warning', what: '“{found}” is in lower case.', fix: 'Write “{instead}”.' },
  'prose-more-twice': {
    severity: 'warning',
    what: '“{found}” says “more” twice.',
    fix: 'Write “{instead}”.',
  },
  'prose-other-marks': {
    severity: 'warning',
    what: '“{found}” has the comma or the full stop of another language: English writes 1,000 and 1.5.',
    fix: 'Write “{instead}”.',
  },
  'prose-plural': {
    severity: 'warning',
    what: 'The number and the noun of “{found}” do not agree.',
    fix: 'Write “{instead}”, or join the two with a hyphen before another noun, as in “a 5-minute test”.',
  },
  'prose-range': {
    severity: 'warning',
    what: '“{found}” goes from a larger number to a smaller one.',
    fix: 'Write “{instead}”.',
  },
  'prose-sound-alike': {
    severity: 'warning',
    what: '“{found}” has a word that sounds like the one that is meant.',
    fix: 'Write “{instead}”.',
  },
  'prose-bracket-open': {
    severity: 'warning',
    what: 'The {name} before “{words}” is never closed.',
    fix: 'Write {partner} where it ends, or delete it.',
  },
  'prose-bracket-close': {
    severity: 'warning',
    what: 'The {name} after “{words}” is never opened.',
    fix: 'Write {partner} where it begins, or delete it.',
  },
  'prose-in-code': {
    severity: 'warning',
    what: '“{found}” in this code has a character that a word processor put in place of “{typed}”, so the code would not run.',
    fix: 'Write {instead}, unless people should see it as it is.',
  },
  'prose-capitals': {
    severity: 'warning',
    what: '“{found}” begins a passage in capitals, which is hard to read.',
    fix: 'Write it in lower case, with a capital only where a sentence or a name begins.',
  },
})

/**
 * Reports mistakes in punctuation, capitals, articles, brackets and quotation marks, and words that sound like others.
 */
export const typos = defineRule({
  title: 'Punctuation and capitals',
  why: 'Extra punctuation marks look careless, and words in capitals look like shouting.',
  messages,
  check: (content) => [...listTypos(content), ...checkBrackets(content), ...content.pages.flatMap(checkCode)],
})

function listTypos(content: Snapshot): Diagnostic[] {
  return passagesOf(content).flatMap(({ text, locationOf }) => {
    const typos = findTypos(text)
    // A pasted table is a mistake of its own.
    const mistakes = (typos.length > 0 && separatorOf(text) !== undefined ? [] : typos).map(
      ({ kind, text: found, index, instead }) =>
        diagnosticAt(locationOf(index, found.split('\n')[0] ?? ''), messages[`prose-${kind}`], {
          found: found.replace(/\s+/g, ' '),
          instead,
        }),
    )
    const inCapitals = findCapitals(text)
    if (!inCapitals) return mistakes
    const { text: found, index } = inCapitals
    return [...mistakes, diagnosticAt(locationOf(index, found), messages['prose-capitals'], { found })]
  })
}

/** Matches the quotation marks and dashes that a word processor puts in place of those of code. */
const smartPunctuation =
  /(?<![^\s=(:[{,+|])(?:([“”„])([^\n“”"]{0,80})[“”"]|([‘’])([^\n‘’']{0,80})[‘’']|([–—])(?=[A-Za-z]))|(\S+\u00a0\S*)/u

/** Matches strings and comments, which may have the quotation marks and dashes of prose. */
const proseInCode = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|(?<![^\s])(?:#|\/\/).*/g

function checkCode({ file, body = '', nodes = [] }: SnapshotPage): Diagnostic[] {
  if (!/^ *(?:`{3}|~{3})/m.test(body) || !/[“”„‘’–—\u00a0]/.test(body)) return []
  return nodes.flatMap((node) => {
    if (node.type !== 'code' || !node.lang || /^(?:te?xt|plain|markdown|md)$/i.test(node.lang)) return []
    const code = node.value.replace(proseInCode, (found) => ' '.repeat(found.length))
    const match = smartPunctuation.exec(code)
    if (!match) return []
    const [found, double, text, , single = text, dash, space] = match
    const quote = double === undefined ? "'" : '"'
    const isLongOption = /^–[A-Za-z]{2}/.test(code.slice(match.index))
    const typed = space !== undefined ? ' ' : dash === undefined ? quote : dash === '—' || isLongOption ? '--' : '-'
    const instead =
      space !== undefined
        ? 'the space with the space bar'
        : dash === undefined
          ? `${quote}${single}${quote}`
          : `“${typed}”`
    const location = locationOf({ file }, pieceFinder(body, node, node.value)(match.index, found))
    return [diagnosticAt(location, messages['prose-in-code'], { found, typed, instead })]
  })
}

/**
 * Reports brackets and quotation marks without their partners, in files whose opening and closing ones differ in
 * number.
 */
function checkBrackets(content: Snapshot): Diagnostic[] {
  const data = [...content.data].map(([file, { text }]) => ({ file, text }))
  const suspects = new Set(
    [...content.pages, ...data].flatMap(({ file, text }) => (mayBeUnbalanced(text) ? [file] : [])),
  )
  if (suspects.size === 0) return []
  return [
    ...listFields(content)
      .filter(({ file }) => suspects.has(file))
      .flatMap(checkFields),
    ...content.pages.filter(({ file }) => suspects.has(file)).flatMap(checkText),
  ]
}

function checkFields({ file, yaml, schema }: FileFields): Diagnostic[] {
  const found: Diagnostic[] = []
  mapTexts(yaml.value, (text, path) => {
    const unpaired = schema && !isReadBy('spelling', schema, path) ? undefined : findUnpairedMark(text)
    const location = { file, ...yaml.locationOf(path), field: path.join('.') }
    if (unpaired) found.push(reportUnpaired(unpaired, text, location))
    return text
  })
  return found
}

function checkText({ file, body = '', nodes = [] }: SnapshotPage): Diagnostic[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return []
    const leaves = leavesOf(node)
    const text = leaves.map((leaf) => leaf.text).join('')
    const unpaired = findUnpairedMark(text)
    if (unpaired === undefined) return []
    let start = 0
    const leaf = leaves.find(({ text }) => {
      start += text.length
      return unpaired.index < start
    })
    if (leaf === undefined) return []
    const index = unpaired.index - (start - leaf.text.length)
    const location = locationOf({ file }, pieceFinder(body, leaf.node, leaf.text)(index, unpaired.text))
    return [reportUnpaired(unpaired, text, location)]
  })
}

function reportUnpaired(
  { text: mark, index, partner }: UnpairedMark,
  text: string,
  location: SourceLocation,
): Diagnostic {
  const name = /[()[\]]/.test(mark) ? 'bracket' : 'quotation mark'
  if (/[([“]/.test(mark)) {
    const words = /^\s*(\S+(?:\s+\S+)?)/.exec(text.slice(index + 1))?.[1] ?? ''
    return diagnosticAt(location, messages['prose-bracket-open'], { name, words, partner })
  }
  const words = /(?:\S+\s+)?\S+$/.exec(text.slice(0, index).trimEnd())?.[0] ?? ''
  return diagnosticAt(location, messages['prose-bracket-close'], { name, words, partner })
}
