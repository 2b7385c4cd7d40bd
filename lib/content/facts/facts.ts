import type { z } from 'zod'
import { throwDiagnostics } from '../../shared/diagnostic'
import { freeze, remember } from '../../shared/remember'
import { type Tokens, tokensOf } from '../../shared/tokens'
import { readNeeded } from '../read-needed'
import { getSite, type Site } from '../site'
import { validate } from '../validate'
import { readYaml } from '../yaml/read-yaml'
import { checkFactWriting } from './fact-writing'
import { factsSchema } from './facts-schema'

const file = 'content/facts.yml'

/** The numbers of `content/facts.yml`: `facts.plans.lite.price` is `{ kind: 'money', value: 99, text: '€99', … }`. */
export type Facts = z.output<typeof factsSchema>

/**
 * Reads `content/facts.yml`.
 * @throws ContentError with every problem of the file
 */
export async function getFacts(): Promise<Facts> {
  return parseFacts(await readNeeded(file))
}

/** Every page asks for them. The same text gives the same facts, which nobody can change. */
const parseFacts = remember((text = '') => {
  const yaml = readYaml(file, text)
  const { data, problems } = validate(file, yaml, yaml.value, factsSchema)
  throwDiagnostics([...problems, ...checkFactWriting(file, yaml)])
  return freeze(data as Facts)
}, 4)

/** By the facts and the site that they were made of: what is read with the same tokens is read once. */
const kept = new WeakMap<Facts, WeakMap<Site, Tokens>>()

/**
 * Everything that a `{{token}}` may stand for: the facts, and the texts of `content/site.yml` as `{{site.…}}`.
 * @throws ContentError where one of the two files cannot be used
 */
export async function getTokens(): Promise<Tokens> {
  const [facts, site] = await Promise.all([getFacts(), getSite()])
  const ofFacts = kept.get(facts) ?? new WeakMap<Site, Tokens>()
  kept.set(facts, ofFacts)
  const tokens = ofFacts.get(site) ?? new Map([...tokensOf(facts), ...tokensOf({ site })])
  ofFacts.set(site, tokens)
  return tokens
}
