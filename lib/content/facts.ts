import type { z } from 'zod'
import { type Tokens, tokensOf } from '../facts/tokens'
import { readData } from './read-data'
import { factsSchema } from './schemas/facts'
import { getSite } from './site'

/** The numbers of `content/facts.yml`: `facts.plans.lite.price` is `{ kind: 'money', value: 99, text: '€99', … }`. */
export type Facts = z.output<typeof factsSchema>

/**
 * Reads `content/facts.yml`.
 * @throws ContentError with every problem of the file
 */
export function getFacts(): Promise<Facts> {
  return readData('content/facts.yml', factsSchema)
}

/**
 * Everything that a `{{token}}` may stand for: the facts, and the texts of `content/site.yml` as `{{site.…}}`.
 * @throws ContentError where one of the two files cannot be used
 */
export async function getTokens(): Promise<Tokens> {
  const [facts, site] = await Promise.all([getFacts(), getSite()])
  return new Map([...tokensOf(facts), ...tokensOf({ site })])
}
