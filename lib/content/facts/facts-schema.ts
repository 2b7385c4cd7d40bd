import { z } from 'zod'
import { nearest } from '../../shared/nearest'
import { factMessages } from '../content-messages'
import { field, issueOf } from '../schemas/field'
import {
  type Fact,
  type FactKind,
  factKinds,
  formatFact,
  formatFigure,
  type Measure,
  measures,
  type RawFact,
} from './fact'

const nonNegative = z.number().nonnegative()
const plainNumber = 'Write a number, or two numbers, such as [2, 3].'
/** Whether a value is a number in quotes with a decimal comma. `checkFactForms` reports numbers without quotes. */
const hasComma = (input: unknown) => typeof input === 'string' && /^\d+,\d{1,2}$/.test(input.trim())
const amount = z.union([nonNegative, z.tuple([nonNegative, nonNegative])], {
  error: ({ input }) => (hasComma(input) ? 'Use a decimal point, as in 1.99.' : plainNumber),
})

/** The hints of the measures. */
const hints: Record<Measure, string> = {
  money: 'Write an amount in euro, excluding VAT, such as 1.99.',
  percent: 'Write a percentage, such as 35.',
  count: 'Write a number that has no unit.',
  times: 'Write the multiple, such as 2 for twice.',
  seconds: 'Write a number of seconds.',
  minutes: 'Write a number of minutes.',
  hours: 'Write a number of hours.',
  days: 'Write a number of days.',
  businessDays: 'Write a number of business days.',
  months: 'Write a number of months.',
  years: 'Write a number of years.',
}

/** The names of the measures in forms. */
const labels: Record<Measure, string> = {
  money: 'Amount in euro',
  percent: 'Percent',
  count: 'Number',
  times: 'Times',
  seconds: 'Seconds',
  minutes: 'Minutes',
  hours: 'Hours',
  days: 'Days',
  businessDays: 'Business days',
  months: 'Months',
  years: 'Years',
}

const kinds = Object.fromEntries(
  measures.map((kind) => [kind, field(amount.optional(), { label: labels[kind], hint: hints[kind] })]),
) as Record<Measure, z.ZodOptional<typeof amount>>

const words = (max: number) => z.string().trim().min(1).max(max)
/**
 * Values are used in Markdown, HTML, locale texts and data, and must mean the same in each, so markup is not allowed.
 * i18next reads `$t(` as nesting.
 */
const markup = /[<>`|*\\]|~~|\{\{|\}\}|\]\(|\$t\(|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&#?[a-z\d]+;/iu
const plainWords = (max: number) =>
  words(max).superRefine((text, context) => {
    const [characters] = markup.exec(text) ?? []
    if (characters !== undefined) context.addIssue(issueOf(factMessages['fact-markup'], { characters }))
  })
const claim = plainWords(80)
const source = words(120)
const SINGULAR_AND_PLURAL = 'Write its singular and plural, such as [test, tests].'
const noun = z.array(plainWords(30), SINGULAR_AND_PLURAL).refine(({ length }) => length === 2, SINGULAR_AND_PLURAL)
const SOURCE = 'Write where the facts come from: the section and part of the specification, such as source: 9, terms.'

/** Issues with the numbers of a fact, given its unit. */
const amountIssues = (kind: FactKind, value: string | number | readonly number[]) =>
  [value].flat().flatMap((number, index) => {
    const path = Array.isArray(value) ? [kind, index] : [kind]
    if (typeof number === 'string') return []
    if (kind === 'money' && Number(number.toFixed(2)) !== number)
      return [{ ...issueOf(factMessages['fact-cents'], {}), path }]
    const mustBeWhole = kind === 'count' || kind === 'times'
    return mustBeWhole && !Number.isInteger(number) ? [{ ...issueOf(factMessages['fact-not-whole'], {}), path }] : []
  })

/** Suggests the correct form of a fact that is written as readers would say it, such as `10 seconds`. */
function suggestFact({ input }: { input?: unknown }): string | undefined {
  if (typeof input === 'number') return `Write it with its unit, such as { count: ${input} } or { days: ${input} }.`
  if (typeof input !== 'string') return undefined
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?) ?([a-z% ]+)$/i.exec(input) ?? []
  const name = unit === '%' ? 'percent' : unit.replace(/^business days?$/, 'businessDays')
  const kind = measures.find((each) => each === name || each === `${name}s`)
  return number && kind
    ? `Write it as { ${kind}: ${number} }.`
    : 'Write it as { text: … }, or as a number with its unit, such as { days: 14 }.'
}

/** Names that people give to the units of facts. */
const otherUnits: Readonly<Record<string, Measure>> = {
  ...{ euro: 'money', euros: 'money', eur: 'money', price: 'money', amount: 'money' },
  ...{ percentage: 'percent', number: 'count', multiple: 'times' },
}

/** Suggests the unit of a fact that has one under another name, such as `{ weeks: 2 }`. */
function suggestUnit(names: readonly string[], input: unknown): string | undefined {
  const [name = '', ...others] = names
  if (others.length > 0) return undefined
  const value: unknown = Object(input)[name]
  if (/^weeks?$/i.test(name))
    return typeof value === 'number' ? `Write days: ${value * 7}, because a fact has no weeks.` : 'Write days instead.'
  const unit = otherUnits[name.toLowerCase()]
  return unit && `Write “${unit}” instead.`
}

/**
 * One fact of `content/facts.yml`, such as `{ days: 14 }`, `{ years: [2, 3], join: or }` or `{ text: credit card }`.
 */
export const factSchema = z
  .strictObject(
    {
      ...kinds,
      text: field(claim.optional(), { label: 'Words', hint: 'Write the claim for use within a sentence.' }),
      join: field(z.enum(['and', 'or', 'to']).optional(), {
        label: 'Word between two numbers',
        hint: 'Write and, or, or to.',
      }),
      words: field(z.boolean().optional(), {
        label: 'Spelled out',
        hint: 'Write true if numbers up to twelve are written as words.',
        inForm: 'Choose this if numbers up to twelve are written as words.',
      }),
      noun: field(noun.optional(), {
        label: 'What is counted',
        hint: SINGULAR_AND_PLURAL,
        inForm: 'Write its singular, then its plural.',
      }),
      source: field(source.optional(), {
        label: 'Source',
        hint: 'Write where the fact comes from, if its source differs from that of its group.',
        kind: 'hidden',
      }),
    },
    {
      error: (issue) =>
        issue.code === 'invalid_type'
          ? suggestFact(issue)
          : issue.code === 'unrecognized_keys'
            ? suggestUnit(issue.keys, issue.input)
            : undefined,
    },
  )
  .transform(({ join, words, noun, source = '', ...rest }, context): Fact => {
    // Unknown names have already been reported; a message about missing known names would only repeat that.
    if (context.issues.length > 0) return z.NEVER
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    const given = factKinds.filter((kind) => rest[kind] !== undefined)
    const [kind] = given
    const value = kind && rest[kind]
    if (kind === undefined || value === undefined || given.length > 1) {
      if (given.length > 1) context.addIssue(issueOf(factMessages['fact-two-units'], { units: given.join(', ') }))
      else refuse(`Write one of these: ${factKinds.join(', ')}.`)
      return z.NEVER
    }
    for (const issue of amountIssues(kind, value)) context.addIssue(issue)
    if (Array.isArray(value) !== (join !== undefined)) refuse('Write two numbers with join, or one number without it.')
    if (noun && kind !== 'count') refuse('Write noun only with count; other kinds have their own units.')
    const raw = kind === 'text' ? { kind, value } : { kind, value, join, isSpelledOut: words ?? false, noun }
    const fact = raw as RawFact
    return { ...fact, text: formatFact(fact), figure: formatFigure(fact), source }
  })
  .meta({ kind: 'fact', inForm: 'Write the value that pages show.' })

/**
 * The price of a plan must be words or one amount: the table has no room for two, and structured data needs one number.
 */
const priceSchema = factSchema.superRefine(({ kind, value, text }, context) => {
  // A fact with problems of its own has no kind.
  if (kind === undefined || kind === 'text' || (kind === 'money' && typeof value === 'number')) return
  context.addIssue(issueOf(factMessages['fact-price'], { found: text }))
})

const fact = (label: string, hint: string, inForm: string) => field(factSchema, { label, hint, inForm })
const sources = { source: field(source, { label: 'Source', hint: SOURCE, kind: 'hidden' }) }
const measured = (what: string) =>
  fact(
    what,
    `Write it as { text: ${what.toLowerCase()} }, for use within a sentence.`,
    'Write what every plan measures, for use within a sentence.',
  )

/**
 * A fact of a plan that must be of one of these kinds, because texts continue the sentence after it.
 * @param hint has … for the number, because a sample could be taken for the fact itself
 */
const factOf = (kinds: readonly FactKind[], label: string, hint: string, inForm: string) =>
  field(
    factSchema.superRefine((own, context) => {
      // A fact with problems of its own has no kind.
      if (own.kind === undefined) return
      const hasNoun = own.kind !== 'count' || own.noun !== undefined
      if (!kinds.includes(own.kind) || !hasNoun)
        context.addIssue(issueOf(factMessages['fact-kind'], { found: own.text, hint: hint.replace('…', own.figure) }))
    }),
    { label, hint, inForm },
  )

const planFields = {
  price: field(priceSchema, {
    label: 'Price',
    hint: 'Write the price per test or per month as { money: … }, or in words as { text: custom }.',
    inForm: 'Write the price per test or per month.',
  }),
  tests: factOf(
    ['count', 'text'],
    'Number of tests',
    'Write it as { count: …, noun: [test, tests] }, or as { text: unlimited }.',
    'Write how many tests the plan includes.',
  ),
  includedMinutes: factOf(
    ['minutes', 'hours', 'text'],
    'Included minutes',
    'Write it as { minutes: … }, or as { text: custom }.',
    'Write how many minutes the plan includes.',
  ),
  additionalMinute: factOf(
    ['money', 'text'],
    'Additional analysis minute',
    'Write the price of one more minute as { money: … }.',
    'Write the price of one more minute.',
  ),
  panel: factOf(
    ['money', 'text'],
    'Panel per participant',
    'Write the price per participant as { money: … }.',
    'Write the price per participant.',
  ),
  users: factOf(
    ['count', 'text'],
    'Number of users',
    'Write it as { count: …, noun: [user, users] }, or as { text: unlimited }.',
    'Write how many users the plan includes.',
  ),
  api: field(factSchema.optional(), {
    label: 'API',
    hint: 'Write it as { text: API access }, or leave it out for a plan without API access.',
    inForm: 'Write what the plan offers, for use within a sentence.',
  }),
  support: fact(
    'Support',
    'Write it as { text: … }, in words that continue a sentence.',
    'Write what support the plan includes, for use within a sentence.',
  ),
  payment: fact(
    'Payment',
    'Write it as { text: … }, in words that continue a sentence.',
    'Write how customers pay for the plan, for use within a sentence.',
  ),
}
const group = <Schema extends z.ZodType>(schema: Schema, label: string) =>
  field(schema, {
    label,
    hint: 'Write its facts on indented lines, such as price: { money: … }.',
    inForm: 'Write each fact as pages show it. Every page that uses it changes with it.',
  })

/** A group with the names of the pricing table’s rows or columns. Any other name belongs elsewhere, or is misspelt. */
const tableGroup = <Shape extends z.ZodRawShape>(shape: Shape, elsewhere: string) =>
  z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return undefined
      const missing = Object.keys(shape).filter((name) => !Object.hasOwn(Object(issue.input), name))
      const isMisspelt = issue.keys.some((name) => nearest(name, missing) !== undefined)
      return isMisspelt ? undefined : elsewhere
    },
  })

const plan = <Shape extends z.ZodRawShape>(shape: Shape) =>
  tableGroup(shape, 'Move it to another group of this file, because every plan has the same rows.')

const plans = tableGroup(
  {
    ...sources,
    every: group(
      plan({
        gazeTracking: measured('Gaze'),
        emotions: measured('Emotions'),
        heartRate: measured('Heart rate'),
        areasOfInterest: measured('Areas of interest'),
      }),
      'Every plan',
    ),
    lite: group(plan(planFields), 'Lite'),
    pro: group(
      plan({
        ...planFields,
        saving: factOf(
          ['percent', 'text'],
          'Saving',
          'Write it as { percent: … }.',
          'Write how much cheaper the plan is.',
        ),
      }),
      'Pro',
    ),
    enterprise: group(plan(planFields), 'Enterprise'),
  },
  'Ask an engineer to add this plan to the pricing table, or put its facts in another group of this file.',
)
const otherGroups = z
  .object(sources)
  .catchall(factSchema)
  .meta({ inForm: 'Write each fact as pages show it. Every page that uses it changes with it.' })

type Plans = Omit<z.output<typeof plans>, 'source'>

/**
 * The content of `content/facts.yml`: the plans, as the pricing table needs them, and any other groups of facts. In the
 * output, each fact without a source has that of its group, and groups have no `source`.
 */
export const factsSchema = z
  .object({ plans: group(plans, 'Plans') })
  .catchall(otherGroups)
  .transform((groups) => {
    const sourced = Object.entries(groups).map(([name, { source, ...facts }]) => [name, withSource(facts, source)])
    return Object.fromEntries(sourced) as { plans: Plans } & Record<string, Readonly<Record<string, Fact | object>>>
  })

/**
 * Adds a source to every fact without one, at any depth. Values that are not facts have already been reported, and are
 * unchanged.
 */
function withSource(facts: object, source: string): object {
  if (typeof facts !== 'object') return facts
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      Object.hasOwn(Object(value), 'kind') ? { ...value, source: value.source || source } : withSource(value, source),
    ]),
  )
}
