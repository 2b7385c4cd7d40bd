import { factsFile } from '../../../content/facts/facts'
import { isFixed } from '../../../pages/find-page'
import { defineMessages, diagnosticAt } from '../../../shared/diagnostic'
import { unusedFactsOf } from '../../numbers/unused'
import { defineRule } from '../../rule'
import { factsInCases } from './case-figures'
import { differingFacts } from './claims'
import { replacedFacts } from './promises'

const messages = defineMessages({
  'fact-unused': {
    severity: 'warning',
    what: 'No page uses “{token}”.',
    fix: 'Use the token where the fact belongs, or remove the fact.',
  },
  'fact-unused-typed': {
    severity: 'warning',
    what: 'No page uses “{token}”, but {file} has its value, “{value}”, as text.',
    fix: 'Replace that text with “{token}”.',
  },
})

/** Reports facts that no text uses. */
export const unusedFacts = defineRule({
  title: 'Facts that no page uses',
  why: 'Whoever changes a fact expects to see the change on the site.',
  messages,
  check(content) {
    const yaml = content.data.get(factsFile)
    const unused = unusedFactsOf(content)
    if (yaml === undefined || unused.length === 0) return []
    // The rules `promises`, `claims` and `caseFigures` report the number that has replaced the fact.
    const replaced = new Set([...replacedFacts(content), ...differingFacts(content), ...factsInCases(content)])
    // Only the fixed pages, whose number does not grow: searching all texts for every fact would take too long.
    const fixed = content.pages.filter(({ route }) => route !== undefined && isFixed(route.path))
    return unused.flatMap(([name, { text: value }]) => {
      if (replaced.has(name)) return []
      const location = { file: factsFile, ...yaml.locationOf(name.split('.'), 'name'), field: name }
      const token = `{{${name}}}`
      const typed = /\d\D*\p{L}{2}/u.test(value) ? fixed.find(({ text }) => text.includes(value)) : undefined
      return [
        typed
          ? diagnosticAt(location, messages['fact-unused-typed'], { token, file: typed.file, value })
          : diagnosticAt(location, messages['fact-unused'], { token }),
      ]
    })
  },
})
