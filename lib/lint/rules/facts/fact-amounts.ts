import type { Fact } from '../../../content/facts/fact'
import { factsFile } from '../../../content/facts/facts'
import {
  type Diagnostic,
  defineMessages,
  diagnosticAt,
  type FilledMessage,
  fillMessage,
} from '../../../shared/diagnostic'
import { namedFacts } from '../../numbers/compare'
import { defineRule } from '../../rule'

const messages = defineMessages({
  'fact-share': {
    severity: 'warning',
    what: 'Pages would say “{text}”, which is less than one per cent.',
    fix: 'Write { percent: {instead} } if {value} is a share of 1, as spreadsheets store percentages.',
  },
  'fact-above-whole': {
    severity: 'warning',
    what: 'Pages would say “{text}”, which is more than the whole.',
    fix: 'Write at most 100, unless it is an increase.',
  },
  'fact-unit-lost': {
    severity: 'warning',
    what: 'Pages would say “{text}” here, without a unit, but “{name}” is the name of {kind}.',
    fix: 'Write it with its unit, such as {instead}.',
  },
  'fact-noun-order': {
    severity: 'error',
    what: 'The plural “{many}” is where the singular belongs.',
    fix: 'Write noun: [{one}, {many}].',
  },
  'fact-amount-in-words': {
    severity: 'warning',
    what: '“{text}” is an amount written as text, so pages cannot format or compare it.',
    fix: 'Write {instead}.',
  },
  'fact-far': {
    severity: 'warning',
    what: 'Pages would say “{text}”, which is {times} times as much as {other}, “{otherText}”.',
    fix: 'Correct the number if a decimal point is missing or in the wrong place.',
  },
  'fact-range-order': {
    severity: 'error',
    what: 'Pages would say “{text}”, where the second number is not larger than the first.',
    fix: 'Write the smaller number first.',
  },
})

const amount =
  /^(?<currency>€\s?)?(?<number>\d+(?:\.\d+)?)(?:\s?(?<unit>€|eur|euros?|%|per ?cent|seconds?|minutes?|hours?|days?|months?|years?))?$/i

/** Returns the notation for a fact whose text is only a number with its unit; undefined for any other text. */
function amountOf(text: string): string | undefined {
  const { currency, number, unit = '' } = amount.exec(text.trim())?.groups ?? {}
  if (number === undefined || (currency === undefined && unit === '')) return undefined
  if (currency !== undefined || /^(?:€|eur)/i.test(unit)) return `{ money: ${number} }`
  if (/^(?:%|per)/i.test(unit)) return `{ percent: ${number} }`
  return `{ ${unit.toLowerCase().replace(/s?$/, 's')}: ${number} }`
}

/** Facts that need a unit, by the last word of their names, with the units that the message suggests. */
const needingUnits = [
  { pattern: /(?:Within|Kept|Every|After|Period)$/, kind: 'a period', units: ['days', 'years'] },
  { pattern: /Age$/, kind: 'an age', units: ['years'] },
  {
    pattern: /(?:Share|Rise|Interest|Percent(?:Per[A-Z][a-z]+)?|Percentage)$/,
    kind: 'a percentage',
    units: ['percent'],
  },
] as const

/** The message about a count without a noun whose name is that of a period, an age or a percentage. */
function lostUnit(name: string, { kind, noun, text, figure }: Fact & { noun?: unknown }): FilledMessage | undefined {
  const own = needingUnits.find(({ pattern }) => pattern.test(name))
  if (kind !== 'count' || noun !== undefined || own === undefined) return undefined
  const instead = own.units.map((unit) => `{ ${unit}: ${figure} }`).join(' or ')
  return fillMessage(messages['fact-unit-lost'], { text, name, kind: own.kind, instead })
}

/** A price that is at least this many times the others with its name is probably a mistake. */
const IMPLAUSIBLE_TIMES = 20

/**
 * Returns the highest price with the same name in other groups, such as other plans, if even that is far lower; none if
 * there are fewer than two others.
 */
function findDistantPrice(
  name: string,
  value: unknown,
  named: readonly (readonly [string, { kind: string; value: unknown; text: string }])[],
): { name: string; text: string; times: number } | undefined {
  const [, lastPart] = /^.+\.([^.]+)$/.exec(name) ?? []
  if (lastPart === undefined || typeof value !== 'number') return undefined
  const parts = name.split('.').length
  const others = named.flatMap(([other, fact]) =>
    other !== name && fact.kind === 'money' && other.endsWith(`.${lastPart}`) && other.split('.').length === parts
      ? [{ name: other, text: fact.text, value: Number(fact.value) }]
      : [],
  )
  const largest = others.sort((one, another) => another.value - one.value)[0]
  if (others.length < 2 || largest === undefined || !(largest.value > 0)) return undefined
  const times = Math.round(value / largest.value)
  return times < IMPLAUSIBLE_TIMES ? undefined : { name: largest.name, text: largest.text, times }
}

/**
 * Reports facts with an implausible amount, without a unit, with a noun or a range in the wrong order, or with an
 * amount written as text.
 */
export const factAmounts = defineRule({
  title: 'Amounts that are probably mistakes',
  why: 'A mistake in a number is repeated on every page that uses it.',
  messages,
  check({ facts, data }) {
    const yaml = data.get(factsFile)
    if (facts === undefined || yaml === undefined) return []
    const named = [...namedFacts(facts)]
    const far = named.flatMap(([name, fact]): Diagnostic[] => {
      const other = fact.kind === 'money' ? findDistantPrice(name, fact.value, named) : undefined
      if (other === undefined) return []
      const location = { file: factsFile, ...yaml.locationOf([...name.split('.'), 'money']), field: `${name}.money` }
      const { times, name: otherName, text: otherText } = other
      return [diagnosticAt(location, messages['fact-far'], { text: fact.text, times, other: otherName, otherText })]
    })
    const implausible = named.flatMap(([name, fact]): Diagnostic[] => {
      if (fact.kind === 'text') {
        const location = { file: factsFile, ...yaml.locationOf([...name.split('.'), 'text']), field: `${name}.text` }
        const instead = amountOf(fact.value)
        return instead ? [diagnosticAt(location, messages['fact-amount-in-words'], { text: fact.value, instead })] : []
      }
      const { kind, value, text, noun } = fact
      if (noun && noun[0] === `${noun[1]}s`) {
        const location = { file: factsFile, ...yaml.locationOf([...name.split('.'), 'noun']), field: `${name}.noun` }
        return [diagnosticAt(location, messages['fact-noun-order'], { one: noun[1], many: noun[0] })]
      }
      const path = [...name.split('.'), kind]
      const location = { file: factsFile, ...yaml.locationOf(path), field: path.join('.') }
      const lost = lostUnit(name.split('.').at(-1) ?? '', fact)
      if (lost) return [{ ...location, ...lost }]
      if (typeof value !== 'number')
        return value[1] > value[0] ? [] : [diagnosticAt(location, messages['fact-range-order'], { text })]
      if (kind !== 'percent') return []
      if (value > 100) return [diagnosticAt(location, messages['fact-above-whole'], { text })]
      // Spreadsheets store 35% as 0.35, but 0.5% may be meant.
      if (value <= 0 || value >= 1) return []
      return [
        diagnosticAt(location, messages['fact-share'], { text, value, instead: Number((value * 100).toFixed(2)) }),
      ]
    })
    return [...implausible, ...far]
  },
})
