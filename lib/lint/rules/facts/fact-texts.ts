import { factsFile } from '../../../content/facts/facts'
import { listWords } from '../../../content/word-list'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../../shared/diagnostic'
import { namedFacts } from '../../numbers/compare'
import { defineRule } from '../../rule'
import { isAbbreviation } from '../../words/abbreviations'
import { getSpelling } from '../../words/spelling'

const messages = defineMessages({
  'fact-capital': {
    severity: 'warning',
    what: '“{found}” begins with a capital, which visitors would see in the middle of sentences.',
    fix: 'Write “{instead}”, unless it is a name.',
  },
  'fact-mark': {
    severity: 'warning',
    what: '“{found}” ends in “{mark}”, which visitors would see in the middle of sentences.',
    fix: 'Write “{instead}”.',
  },
})

/** Names that are also words when written without their capital. */
const names = new Set('china danish dutch frank german japan jersey march may polish turkey welsh'.split(' '))

/** Reports facts in words with a capital or a punctuation mark that does not fit within a sentence. */
export const factTexts = defineRule({
  title: 'Facts in words',
  why: 'A fact is used within sentences, which have their own capitals and full stops.',
  messages,
  async check({ facts, data, words }) {
    const yaml = data.get(factsFile)
    if (facts === undefined || yaml === undefined) return []
    const british = await getSpelling(listWords(words))
    return [...namedFacts(facts)].flatMap(([name, fact]): Diagnostic[] => {
      if (fact.kind !== 'text') return []
      const found = fact.value
      const path = [...name.split('.'), 'text']
      const location = { file: factsFile, ...yaml.locationOf(path), field: path.join('.') }
      const [word = ''] = /^\p{Lu}\p{Ll}+(?!\p{L})/u.exec(found) ?? []
      const plain = word.toLowerCase()
      const isCapital = word !== '' && !names.has(plain) && british.knows(plain)
      const [mark] = isAbbreviation(found) ? [] : (/[.,;:!?…]+$/.exec(found) ?? [])
      const start = isCapital ? plain + found.slice(word.length) : found
      const instead = mark === undefined ? start : start.slice(0, -mark.length).trimEnd()
      if (mark !== undefined) return [diagnosticAt(location, messages['fact-mark'], { found, mark, instead })]
      return isCapital ? [diagnosticAt(location, messages['fact-capital'], { found, instead })] : []
    })
  },
})
