import { z } from 'zod'
import { type Fact, type FactKind, factKinds } from '../../facts/fact'
import { formatFact } from '../../facts/format'
import { field } from './field'

const one = z.number().nonnegative()
const plainNumber = 'Write a number, or two numbers as [2, 3].'
/** A number with a comma is text to YAML. (Between braces the comma ends the value: see `validate`.) */
const comma = (input: unknown) => typeof input === 'string' && /^\d+,\d+$/.test(input.trim())
const amount = z.union([one, z.tuple([one, one])], {
  error: ({ input }) => (comma(input) ? 'Write a point for the decimals, such as 1.99.' : plainNumber),
})

const units: Record<FactKind, string> = {
  money: 'Write an amount in euro, excluding VAT, such as 1.99.',
  percent: 'Write a number of percent, such as 35.',
  count: 'Write a number that has no unit.',
  times: 'Write how many times over, such as 2 for twice.',
  seconds: 'Write a number of seconds.',
  minutes: 'Write a number of minutes.',
  hours: 'Write a number of hours.',
  days: 'Write a number of days.',
  businessDays: 'Write a number of business days.',
  months: 'Write a number of months.',
  years: 'Write a number of years.',
}

const kinds = Object.fromEntries(
  factKinds.map((kind) => [kind, field(amount.optional(), { label: kind, hint: units[kind] })]),
) as Record<FactKind, z.ZodOptional<typeof amount>>

/** One fact of `content/facts.yml`, such as `{ days: 14 }` or `{ years: [2, 3], join: or }`. */
export const factSchema = z
  .strictObject({
    ...kinds,
    join: field(z.enum(['and', 'or', 'to']).optional(), {
      label: 'Word between two numbers',
      hint: 'Write and, or, or to.',
    }),
    words: field(z.boolean().optional(), {
      label: 'Spelled out',
      hint: 'Write true where a number up to twelve is written as a word.',
    }),
  })
  .transform(({ join, words, ...rest }, context): Fact => {
    // An unknown name is told already; that none of the known ones stands here would only repeat it.
    if (context.issues.length > 0) return z.NEVER
    const given = factKinds.filter((kind) => rest[kind] !== undefined)
    const [kind] = given
    const value = kind && rest[kind]
    if (kind === undefined || value === undefined || given.length > 1) {
      context.addIssue({ code: 'custom', message: `Write one of these: ${factKinds.join(', ')}.` })
      return z.NEVER
    }
    if (Array.isArray(value) !== (join !== undefined))
      context.addIssue({ code: 'custom', message: 'Write two numbers together with join, or one number without it.' })
    const fact = { kind, value, join, words: words ?? false }
    return { ...fact, text: formatFact(fact) }
  })

const fact = (label: string, hint: string) => field(factSchema, { label, hint })
const more = z.record(z.string(), factSchema)

const planFields = {
  additionalMinute: fact('Additional analysis minute', 'Write the price of one more minute as { money: 1.99 }.'),
  panel: fact('Panel per participant', 'Write the price of one participant as { money: 29 }.'),
}
const soldPlanFields = {
  ...planFields,
  price: fact('Price', 'Write the price of a test or a month as { money: 99 }.'),
  tests: fact('Number of tests', 'Write it as { count: 1 }.'),
  includedMinutes: fact('Included minutes', 'Write it as { count: 50 }.'),
  users: fact('Number of users', 'Write it as { count: 1 }.'),
}
const group = <Schema extends z.ZodType>(schema: Schema, label: string) =>
  field(schema, { label, hint: 'Write its facts on indented lines, such as price: { money: 99 }.' })

const plans = z.strictObject({
  lite: group(z.strictObject(soldPlanFields), 'Lite'),
  pro: group(z.strictObject({ ...soldPlanFields, saving: fact('Saving', 'Write it as { percent: 35 }.') }), 'Pro'),
  enterprise: group(z.strictObject(planFields), 'Enterprise'),
})

/** What `content/facts.yml` holds: the plans as the pricing table needs them, and any groups of further facts. */
export const factsSchema = z.object({ plans: group(plans, 'Plans') }).catchall(more)
