import type { Measure } from '../../content/facts/fact'
import { numberPatterns, readNumber } from './number-words'

/** A phrase that states a number with its unit in other words. */
interface Phrase {
  pattern: RegExp
  /**
   * Whether the phrase is searched for only in texts that make promises: elsewhere, `one day` and `once a week` are not
   * numbers to an editor.
   */
  isContractual?: boolean
  read(groups: Readonly<Record<string, string | undefined>>): readonly [unit: Measure | 'weeks', value: number]
}

/** The number that half of each period means. */
const halves: Record<string, readonly [Measure, number]> = {
  minute: ['seconds', 30],
  hour: ['minutes', 30],
  day: ['hours', 12],
  year: ['months', 6],
}

const periods: Record<string, Measure | 'weeks'> = {
  second: 'seconds',
  minute: 'minutes',
  hour: 'hours',
  day: 'days',
  'business day': 'businessDays',
  'working day': 'businessDays',
  week: 'weeks',
  month: 'months',
  year: 'years',
}

const singles: typeof periods = { ...periods, euro: 'money', 'per cent': 'percent', percent: 'percent' }

const times: Record<string, number> = {
  once: 1,
  twice: 2,
  double: 2,
  two: 2,
  thrice: 3,
  triple: 3,
  treble: 3,
  three: 3,
  quadruple: 4,
  four: 4,
  five: 5,
  ten: 10,
}

const phrase = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?![\\p{L}\\p{N}])`, 'giu')
const each = (names: object) => Object.keys(names).join('|')
const howOften = ({ often = '' }): readonly [Measure, number] => ['times', times[often.toLowerCase()] ?? 0]

/** `Once` counts only if it means how often: `once you have paid`, `once more` and `at once` do not. */
const onceOnly = [
  `(?<often>once)(?= (?:an?|per|each|every|in an?) (?:${each(periods)}))`,
  '(?<=(?<!\\p{L})(?:only|exactly|at most|at least|more than|limited to) )(?<often>once)',
]

/** The phrases to search for, besides numbers with units. */
export const phrases: readonly Phrase[] = [
  {
    pattern: phrase(`half[\\s-](?:an?\\s)?(?<period>${each(halves)})`),
    read: ({ period = '' }) => halves[period.toLowerCase()] ?? ['months', 0],
  },
  {
    pattern: phrase(`(?:(?:an?|one|(?<number>${numberPatterns.any}))\\s)?fortnights?`),
    read: ({ number }) => ['days', 14 * (number ? readNumber(number) : 1)],
  },
  { pattern: phrase('(?<often>twice|thrice)'), read: howOften },
  ...onceOnly.map((words) => ({ pattern: phrase(words.replace(/ /g, '\\s')), isContractual: true, read: howOften })),
  {
    pattern: phrase(
      '(?<often>two|three|four|five|ten)-?fold|(?<often2>double|triple|treble|quadruple)(?=\\s(?:the|that|its|of)\\s)',
    ),
    isContractual: true,
    read: ({ often, often2 }) => howOften({ often: often ?? often2 ?? '' }),
  },
  {
    pattern: phrase(
      `(?:one|(?<=(?<!\\p{L})(?:within|than|at\\sleast|at\\smost)\\s)an?)[\\s-](?:calendar\\s)?(?<single>${each(singles).replace(/ /g, '[\\s-]')})`,
    ),
    isContractual: true,
    read: ({ single = '' }) => [singles[single.toLowerCase().replace(/[\s-]/g, ' ')] ?? 'days', 1],
  },
]
