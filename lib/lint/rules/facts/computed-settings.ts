import { computedFile } from '../../../pages/cases/computed'
import { computedTokens } from '../../../pages/cases/computed-tokens'
import { defineMessages, diagnosticAt } from '../../../shared/diagnostic'
import { findCaseFigures } from '../../numbers/case-figures'
import { findHardCoded } from '../../numbers/find-hard-coded'
import { suppressionHints } from '../../numbers/suppressions'
import { defineRule } from '../../rule'

const messages = defineMessages({
  'setting-hard-coded': {
    severity: 'warning',
    what: '“{found}” is hard-coded, and stays as it is when the setting of the code changes.',
    fix: 'Write {tokens}{suppress}.',
  },
  'setting-unknown': {
    severity: 'warning',
    what: '“{found}” is hard-coded, and no setting of the code has this value.',
    fix: 'Use the token of the setting that you mean, such as {{fixations.minimum}}{suppress}.',
  },
})

/** Titles of articles have numbers of their own. */
const isChecked = (path: readonly (string | number)[]) => !path.includes('sources') && path.at(-1) !== 'href'

const plain = (text: string) => text.replace(/[\s,]/g, '').toLowerCase()

/** Converts `1 second` to `1,000 ms`, as settings are written. */
function inMilliseconds(text: string): string | undefined {
  const number = /^(\d+(?:\.\d+)?)\s?s(?:ec(?:ond)?s?)?\.?$/i.exec(text.trim())?.[1]
  return number === undefined ? undefined : `${Number(number) * 1000}ms`
}

export const computedSettings = defineRule({
  title: 'Hard-coded settings of the analysis',
  why: 'What a case says about its computation must be what the code does.',
  messages,
  check({ data }) {
    const yaml = data.get(computedFile)
    if (yaml === undefined) return []
    const settings = [...computedTokens()]
    const find = ({ text }: { text: string }) => findCaseFigures(text, true)
    return findHardCoded({ file: computedFile, text: yaml.text, yaml }, { find, isField: isChecked }).map(
      ({ found, location, statement }) => {
        const suppress = suppressionHints[statement.format]
        const forms = [plain(found), inMilliseconds(found)]
        const same = settings.filter(([, value]) => forms.includes(plain(value))).map(([name]) => `{{${name}}}`)
        const tokens = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(same)
        return same.length > 0
          ? diagnosticAt(location, messages['setting-hard-coded'], { found, tokens, suppress })
          : diagnosticAt(location, messages['setting-unknown'], { found, suppress })
      },
    )
  },
})
