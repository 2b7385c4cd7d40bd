import type { z } from 'zod'
import { type Diagnostic, diagnosticAt, type Message, throwDiagnostics, type Values } from '../../shared/diagnostic'
import { freeze, remember } from '../../shared/remember'
import { type Tokens, tokensOf } from '../../shared/tokens'
import { factMessages } from '../content-messages'
import { readNeeded } from '../files'
import { getSite, type Site } from '../site'
import { validate } from '../validate'
import { type Path, readYaml, type Yaml } from '../yaml/read-yaml'
import { factsSchema } from './facts-schema'

const file = 'content/facts.yml'

/** The facts of `content/facts.yml`: `facts.plans.lite.price` is `{ kind: 'money', value: 99, text: '€99', … }`. */
export type Facts = z.output<typeof factsSchema>

/**
 * Reads `content/facts.yml`.
 * @throws ContentError with every problem of the file
 */
export async function getFacts(): Promise<Facts> {
  return parseFacts(await readNeeded(file))
}

/** Cached, because every page needs the facts. They are frozen. */
const parseFacts = remember((text = '') => {
  const yaml = readYaml(file, text)
  const { data, problems } = validate(file, yaml, yaml.value, factsSchema)
  throwDiagnostics([...problems, ...checkFactWriting(file, yaml)])
  return freeze(data as Facts)
}, 4)

/** Tokens by facts and site, so that equal content gives identical tokens, which other caches use as a key. */
const kept = new WeakMap<Facts, WeakMap<Site, Tokens>>()

/**
 * The values of all tokens: the facts, and the texts of `content/site.yml` as `{{site.…}}`.
 * @throws ContentError if one of the two files is invalid
 */
export async function getTokens(): Promise<Tokens> {
  const [facts, site] = await Promise.all([getFacts(), getSite()])
  const ofFacts = kept.get(facts) ?? new WeakMap<Site, Tokens>()
  kept.set(facts, ofFacts)
  const tokens = ofFacts.get(site) ?? new Map([...tokensOf(facts), ...tokensOf({ site })])
  ofFacts.set(site, tokens)
  return tokens
}

/** Such as `99`, `1.99` and `99.00`. */
const PLAIN_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/
/** A valid part of a token. */
const NAME = /^[A-Za-z][\w-]*$/

/** Every number in a value, with its path. */
function* numbersIn(value: unknown, path: Path = []): Generator<{ path: Path; number: number }> {
  if (typeof value === 'number') yield { path, number: value }
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      yield* numbersIn(inner, [...path, Array.isArray(value) ? Number(name) : name])
}

/** The names of the groups, and of the facts directly in them; the schema checks the names of plans. */
const namesIn = (value: unknown): Path[] =>
  Object.entries(value ?? {}).flatMap(([group, facts]) => [
    [group],
    ...(group === 'plans' || typeof facts !== 'object' ? [] : Object.keys(facts ?? {}).map((name) => [group, name])),
  ])

/** A number to report, with its path. */
interface WrittenNumber {
  path: Path
  values: { found: string; plain: string }
}

/** Numbers in an unusual notation, such as `1e9`, or `010`, which may be meant as 8. */
export function oddNumbers(yaml: Yaml): WrittenNumber[] {
  return [...numbersIn(yaml.value)].flatMap(({ path, number }) => {
    const found = yaml.sourceOf(path) ?? String(number)
    // The schema refuses values such as .inf.
    if (!Number.isFinite(number) || PLAIN_NUMBER.test(found)) return []
    const plain = number.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
    return [{ path, values: { found, plain } }]
  })
}

/** Problems of `content/facts.yml` that a schema cannot find: numbers in an unusual notation, and invalid names. */
function checkFactWriting(file: string, yaml: Yaml): Diagnostic[] {
  const report = (path: Path, part: 'name' | 'value', message: Message, values: Values) =>
    diagnosticAt({ file, ...yaml.locationOf(path, part), field: path.join('.') }, message, values)
  const numbers = oddNumbers(yaml).map(({ path, values }) =>
    report(path, 'value', factMessages['fact-number-written'], values),
  )
  const names = namesIn(yaml.value).filter((path) => !NAME.test(String(path.at(-1))))
  return [
    ...numbers,
    ...names.map((path) => report(path, 'name', factMessages['fact-name'], { name: String(path.at(-1)) })),
  ]
}
