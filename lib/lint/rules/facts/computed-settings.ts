import { isInFuture } from '../../../content/dates/day-in'
import type { Path } from '../../../content/yaml/read-yaml'
import { computedFile } from '../../../pages/cases/computed'
import { computedTokens } from '../../../pages/cases/computed-tokens'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../../shared/diagnostic'
import { mapTexts } from '../../../shared/tokens'
import { findCaseFigures } from '../../numbers/case-figures'
import { findHardCoded } from '../../numbers/find-hard-coded'
import { suppressionHints } from '../../numbers/suppressions'
import { defineRule } from '../../rule'
import type { DataFile } from '../../snapshot'

const messages = defineMessages({
  'setting-hard-coded': {
    severity: 'warning',
    what: '“{found}” is hard-coded, so it does not change with the setting in the code.',
    fix: 'Write {tokens}{suppress}.',
  },
  'setting-unknown': {
    severity: 'warning',
    what: '“{found}” is hard-coded, and no setting in the code has this value.',
    fix: 'Use the token of the setting that you mean, such as {{fixations.minimum}}{suppress}.',
  },
  'source-year': {
    severity: 'warning',
    what: '{found} is unlikely to be the year in which a source was published.',
    fix: 'Correct the year.',
  },
})

/** Sources may have numbers in their titles, and links in their addresses. */
const isChecked = (path: readonly (string | number)[]) => !path.includes('sources') && path.at(-1) !== 'href'

const plain = (text: string) => text.replace(/[\s,]/g, '').toLowerCase()

/** Converts seconds, such as `1 second`, to milliseconds as `plain` writes them: `1000ms`. */
function inMilliseconds(text: string): string | undefined {
  const number = /^(\d+(?:\.\d+)?)\s?s(?:ec(?:ond)?s?)?\.?$/i.exec(text.trim())?.[1]
  return number === undefined ? undefined : `${Number(number) * 1000}ms`
}

/** The year of the first journal. */
const FIRST_YEAR = 1665

/** Reports years in which nothing can have been published. The first number in brackets is the year of a source. */
function findYears({ value, locationOf }: DataFile): Diagnostic[] {
  const found: Diagnostic[] = []
  mapTexts(value, (text, path: Path) => {
    const [, year] = path.includes('sources') && path.at(-1) === 'text' ? (/\((\d{3,6})[a-z]?\)/.exec(text) ?? []) : []
    // An article may already have the year of next year's issue.
    if (
      year !== undefined &&
      (year.length > 4 || Number(year) < FIRST_YEAR || isInFuture(`${Number(year) - 1}-01-01`))
    ) {
      const location = { file: computedFile, ...locationOf(path), field: path.join('.') }
      found.push(diagnosticAt(location, messages['source-year'], { found: year }))
    }
    return text
  })
  return found
}

/** Reports hard-coded numbers with a unit in `content/computed.yml`, and implausible years of its sources. */
export const computedSettings = defineRule({
  title: 'Hard-coded settings of the analysis',
  why: 'What a case says about its computation must be what the code does.',
  messages,
  check({ data }) {
    const yaml = data.get(computedFile)
    if (yaml === undefined) return []
    const settings = [...computedTokens()]
    const find = ({ text }: { text: string }) => findCaseFigures(text, true)
    const settingsFound = findHardCoded(
      { file: computedFile, text: yaml.text, yaml },
      { find, isField: isChecked },
    ).map(({ found, location, statement }) => {
      const suppress = suppressionHints[statement.format]
      const forms = [plain(found), inMilliseconds(found)]
      const same = settings.filter(([, value]) => forms.includes(plain(value))).map(([name]) => `{{${name}}}`)
      const tokens = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(same)
      return same.length > 0
        ? diagnosticAt(location, messages['setting-hard-coded'], { found, tokens, suppress })
        : diagnosticAt(location, messages['setting-unknown'], { found, suppress })
    })
    return [...settingsFound, ...findYears(yaml)]
  },
})
