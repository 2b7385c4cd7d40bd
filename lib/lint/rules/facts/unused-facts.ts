import { factsFile } from '../../../content/facts/facts'
import { defineMessages, diagnosticAt } from '../../../shared/diagnostic'
import { unusedFactsOf } from '../../numbers/unused'
import { defineRule } from '../../rule'
import { factsInCases } from './case-figures'
import { replacedFacts } from './promises'

const messages = defineMessages({
  'fact-unused': {
    severity: 'warning',
    what: 'No page uses “{token}”.',
    fix: 'Use the token where the fact belongs, or remove the fact.',
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
    // The rules `promises` and `caseFigures` report the number that has replaced the fact.
    const replaced = new Set([...replacedFacts(content), ...factsInCases(content)])
    return unused.flatMap(([name]) => {
      if (replaced.has(name)) return []
      const location = { file: factsFile, ...yaml.locationOf(name.split('.'), 'name'), field: name }
      return [diagnosticAt(location, messages['fact-unused'], { token: `{{${name}}}` })]
    })
  },
})
