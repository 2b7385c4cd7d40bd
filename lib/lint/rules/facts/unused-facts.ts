import { factsFile } from '../../../content/facts/facts'
import { defineMessages, diagnosticAt } from '../../../shared/diagnostic'
import { tokenPattern } from '../../../shared/tokens'
import { namedFacts } from '../../numbers/compare'
import { defineRule } from '../../rule'
import { templateFacts } from '../../template-facts'

const messages = defineMessages({
  'fact-unused': {
    severity: 'warning',
    what: 'No page uses “{token}”.',
    fix: 'Use the token where the fact belongs, or remove the fact.',
  },
})

export const unusedFacts = defineRule({
  title: 'Facts that no page uses',
  why: 'Whoever changes a fact expects to see the change on the site.',
  messages,
  check({ pages, data, facts }) {
    const own = data.get(factsFile)
    if (facts === undefined || own === undefined) return []
    const others = [...data].filter(([path]) => path !== factsFile)
    const texts = [...pages, ...others.map(([, each]) => each)].map(({ text }) => text)
    const used = new Set(texts.flatMap((text) => [...text.matchAll(tokenPattern)].map(([, name]) => name as string)))
    const known = namedFacts(facts)
    const groupOf = (name: string) => name.slice(0, name.lastIndexOf('.'))
    // A fact that was renamed is told where its former name is used.
    const renamedIn = new Set([...used].filter((name) => !known.has(name)).map(groupOf))
    return [...known.keys()]
      .filter((name) => !used.has(name) && !templateFacts.includes(name) && !renamedIn.has(groupOf(name)))
      .map((name) => {
        const location = { file: factsFile, ...own.locationOf(name.split('.'), 'name'), field: name }
        return diagnosticAt(location, messages['fact-unused'], { token: `{{${name}}}` })
      })
  },
})
