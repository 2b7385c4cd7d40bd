import type { z } from 'zod'
import { type Diagnostic, diagnosticAt, type Message, throwDiagnostics, type Values } from '../../shared/diagnostic'
import { freeze, memoise } from '../../shared/memoise'
import { type Tokens, tokensOf } from '../../shared/tokens'
import { factMessages, fieldMessages } from '../content-messages'
import { plainText, readNeeded } from '../files'
import { getSite, type Site } from '../site'
import { findUnreadableText } from '../unreadable-text'
import { validate } from '../validate'
import { type Path, readYaml, type Yaml } from '../yaml/read-yaml'
import { factKinds } from './fact'
import { checkFactForms, PLAIN_NUMBER } from './fact-forms'
import { factsSchema } from './facts-schema'

/** The path of the facts relative to the project's root. */
export const factsFile = 'content/facts.yml'

/** The facts of `content/facts.yml`: `facts.plans.lite.price` is `{ kind: 'money', value: 99, text: '€99', … }`. */
export type Facts = z.output<typeof factsSchema>

/**
 * Reads `content/facts.yml`.
 * @throws ContentError with every problem of the file
 */
export async function getFacts(): Promise<Facts> {
  return parseFacts(await readNeeded(factsFile))
}

/** Cached, because every page needs the facts. They are frozen. */
const parseFacts = memoise((text = '') => {
  const yaml = readYaml(factsFile, text)
  const { data, problems } = validate(factsFile, yaml, yaml.value, factsSchema)
  const written = findUnreadableText(factsFile, text) ? [] : checkFactForms(factsFile, plainText(text))
  const reported = new Set(written.map(({ line }) => line))
  // Other problems on such a line only follow from the notation.
  const others = [...problems, ...checkFactWriting(yaml)].filter(({ line }) => !reported.has(line))
  const outside = factsOutside(yaml)
  const isOutside = ({ field = '' }: Diagnostic) => outside.some((each) => `${field}.`.startsWith(`${each.field}.`))
  throwDiagnostics([...written, ...outside, ...others.filter((each) => !isOutside(each))])
  return freeze(data as Facts)
}, 4)

/** Tokens by facts and site, so that equal content gives identical tokens, which other caches use as keys. */
const tokenCache = new WeakMap<Facts, WeakMap<Site, Tokens>>()

/**
 * Returns the values of all tokens: the facts, and the texts of `content/site.yml` as `{{site.…}}`.
 * @throws ContentError if one of the two files is invalid
 */
export async function getTokens(): Promise<Tokens> {
  const [facts, site] = await Promise.all([getFacts(), getSite()])
  const bySite = tokenCache.get(facts) ?? new WeakMap<Site, Tokens>()
  tokenCache.set(facts, bySite)
  const tokens = bySite.get(site) ?? new Map([...tokensOf(facts), ...tokensOf({ site })])
  bySite.set(site, tokens)
  return tokens
}

/** A valid part of a token. */
const NAME = /^[A-Za-z][\w-]*$/

/** Yields every number in a value, with its path. */
function* numbersIn(value: unknown, path: Path = []): Generator<{ path: Path; number: number }> {
  if (typeof value === 'number') yield { path, number: value }
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      yield* numbersIn(inner, [...path, Array.isArray(value) ? Number(name) : name])
}

/** The paths of the groups and of the facts directly in them; the schema checks the names of plans. */
const namesIn = (value: unknown): Path[] =>
  Object.entries(value ?? {}).flatMap(([group, facts]) => [
    [group],
    ...(group === 'plans' || typeof facts !== 'object' ? [] : Object.keys(facts ?? {}).map((name) => [group, name])),
  ])

/** Reports facts beside the groups. A group has names of its own, and a fact those of measures. */
function factsOutside(yaml: Yaml): Diagnostic[] {
  return Object.entries(yaml.value ?? {}).flatMap(([name, value]) => {
    const isFact = factKinds.some((kind) => Object.hasOwn(Object(value), kind) && typeof value[kind] !== 'object')
    const location = { file: factsFile, ...yaml.locationOf([name], 'name'), field: name }
    return isFact ? [diagnosticAt(location, factMessages['fact-outside-group'], { name })] : []
  })
}

/** A number to report, with its path. */
interface WrittenNumber {
  path: Path
  values: { found: string; plain: string }
}

/** Returns the numbers in an unusual notation, such as `1e9`, or `010`, which may be meant as 8. */
export function findUnusualNumbers(yaml: Yaml): WrittenNumber[] {
  return [...numbersIn(yaml.value)].flatMap(({ path, number }) => {
    const found = yaml.sourceOf(path) ?? String(number)
    // The schema rejects values such as .inf.
    if (!Number.isFinite(number) || PLAIN_NUMBER.test(found)) return []
    const plain = number.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
    return [{ path, values: { found, plain } }]
  })
}

/**
 * Reports problems of `content/facts.yml` that a schema cannot find: numbers in an unusual notation, and invalid names.
 */
function checkFactWriting(yaml: Yaml): Diagnostic[] {
  const report = (path: Path, part: 'name' | 'value', message: Message, values: Values) =>
    diagnosticAt({ file: factsFile, ...yaml.locationOf(path, part), field: path.join('.') }, message, values)
  const numbers = findUnusualNumbers(yaml).map(({ path, values }) =>
    report(path, 'value', fieldMessages['field-number-written'], values),
  )
  const names = namesIn(yaml.value).filter((path) => !NAME.test(String(path.at(-1))))
  return [
    ...numbers,
    ...names.map((path) => report(path, 'name', factMessages['fact-name'], { name: String(path.at(-1)) })),
  ]
}
