import { factMessages } from '../../content/facts/fact-messages'
import { namedFacts } from '../../content/numbers/compare'
import { diagnosticAt } from '../../shared/diagnostic'
import { tokenPattern } from '../../shared/tokens/replace-tokens'
import type { Check } from '../rule'
import { templateFacts } from '../template-facts'

const file = 'content/facts.yml'

/** Facts that no page, locale text or template says: whoever changes one expects to see it somewhere. */
export const unusedFacts: Check = ({ pages, data, facts }) => {
  const own = data.get(file)
  if (facts === undefined || own === undefined) return []
  const others = [...data].filter(([path]) => path !== file)
  const texts = [...pages, ...others.map(([, each]) => each)].map(({ text }) => text)
  const said = new Set(texts.flatMap((text) => [...text.matchAll(tokenPattern)].map(([, name]) => name as string)))
  return [...namedFacts(facts).keys()]
    .filter((name) => !said.has(name) && !templateFacts.includes(name))
    .map((name) => {
      const spot = { file, ...own.placeOf(name.split('.'), 'name'), field: name }
      return diagnosticAt(spot, factMessages['fact-unused'], { token: `{{${name}}}` })
    })
}
