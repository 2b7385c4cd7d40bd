import type { z } from 'zod'
import { throwProblems } from '../errors'
import { type Tokens, tokensOf } from '../facts/tokens'
import { checkFactWriting } from './fact-writing'
import { readNeeded } from './read-needed'
import { readYaml } from './read-yaml'
import { factsSchema } from './schemas/facts'
import { getSite } from './site'
import { validate } from './validate'

const file = 'content/facts.yml'

/** The numbers of `content/facts.yml`: `facts.plans.lite.price` is `{ kind: 'money', value: 99, text: '€99', … }`. */
export type Facts = z.output<typeof factsSchema>

/**
 * Reads `content/facts.yml`.
 * @throws ContentError with every problem of the file
 */
export async function getFacts(): Promise<Facts> {
  const yaml = readYaml(file, await readNeeded(file))
  const { data, problems } = validate(file, yaml, yaml.value, factsSchema)
  throwProblems([...problems, ...checkFactWriting(file, yaml)])
  return data as Facts
}

/**
 * Everything that a `{{token}}` may stand for: the facts, and the texts of `content/site.yml` as `{{site.…}}`.
 * @throws ContentError where one of the two files cannot be used
 */
export async function getTokens(): Promise<Tokens> {
  const [facts, site] = await Promise.all([getFacts(), getSite()])
  return new Map([...tokensOf(facts), ...tokensOf({ site })])
}
