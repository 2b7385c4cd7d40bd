import { normal, seededRandom } from './random'

/** The colours of the three layers of fixation circles on the headline. */
export const LAYERS = ['coral', 'yellow', 'pink'] as const
/** The colour of one of the layers. */
export type LayerColour = (typeof LAYERS)[number]

/** A word of the headline; `strong` if the content emphasises it. */
export interface Word {
  text: string
  strong: boolean
}

/** The fixations of one person on one word. */
interface FixationCircle {
  /** Counted from 0. Every third person is on the same layer. */
  person: number
  layer: LayerColour
  /** The centre of the circle, as fractions of the word's box: 0 to 1 across and down. */
  x: number
  y: number
  /** The radius in em. The area is proportional to the time, within limits. */
  r: number
  /** The total time on the word, in seconds. */
  seconds: number
}

/** A word with its circles. */
export interface TestedWord extends Word {
  circles: FixationCircle[]
  /** The total time of all people on the word, in seconds. */
  seconds: number
}

const PEOPLE = 12
/** The factor by which emphasis makes a word more attractive. */
const STRONG_FACTOR = 3.4
/** The radius of a fixation of one second, in em. */
const EM_PER_ROOT_SECOND = 0.42

/**
 * Simulates twelve people looking at a headline, for a drawing: nothing is measured. Each person reads from the first
 * word to the last and skips short words more often than long ones. Attention drops towards the end, so later words are
 * read a little less, unless they are strong. Then the person looks back twice, more often at words with a strong
 * pull. Fixations are longer on long and on strong words, and land a little before the middle of a word. All fixations
 * of one person on one word make one circle. A pure function of its arguments.
 * @param words the words in reading order
 * @param seed a different seed gives different people
 * @returns the same words with their circles
 */
export function simulate(words: readonly Word[], seed: number): TestedWord[] {
  const random = seededRandom(seed)
  const tested: TestedWord[] = words.map((word) => ({ ...word, circles: [], seconds: 0 }))
  const pulls = words.map((word, index) => pull(word, index / Math.max(1, words.length - 1)))
  for (let person = 0; person < PEOPLE; person += 1) {
    const pace = 1 + 0.22 * normal(random)
    const fixate = (word: TestedWord) => addFixation(word, person, Math.max(0.6, pace), random)
    tested.forEach((word, index) => {
      if (random() < Math.min(0.92, 0.44 * (pulls[index] ?? 0))) fixate(word)
    })
    for (let back = 0; back < 2; back += 1) {
      const word = tested[chooseByWeight(pulls, random)]
      if (word) fixate(word)
    }
  }
  return tested
}

/**
 * Returns how strongly a word draws the eye.
 * @param position 0 for the first word, 1 for the last
 */
function pull({ text, strong }: Word, position: number): number {
  return (0.35 + 0.09 * Math.min(text.length, 9)) * (1.15 - 0.3 * position) * (strong ? STRONG_FACTOR : 1)
}

/** Chooses a word at random, in proportion to the weights, and returns its index. */
function chooseByWeight(pulls: readonly number[], random: () => number): number {
  let rest = random() * pulls.reduce((sum, one) => sum + one, 0)
  const found = pulls.findIndex((one) => {
    rest -= one
    return rest < 0
  })
  return found < 0 ? pulls.length - 1 : found
}

/** @param pace how much longer than average the person's fixations are, as a factor */
function addFixation(word: TestedWord, person: number, pace: number, random: () => number): void {
  const seconds = (0.2 + 0.012 * word.text.length) * pace * Math.exp(0.4 * normal(random)) * (word.strong ? 1.6 : 1)
  const x = clamp(0.44 + 0.2 * normal(random), 0.06, 0.94)
  const y = clamp(0.52 + 0.12 * normal(random), 0.2, 0.84)
  const before = word.circles.find((circle) => circle.person === person)
  const total = (before?.seconds ?? 0) + seconds
  const part = before ? seconds / total : 1
  const circle: FixationCircle = {
    person,
    layer: LAYERS[person % LAYERS.length] ?? 'coral',
    x: interpolate(before?.x ?? x, x, part),
    y: interpolate(before?.y ?? y, y, part),
    r: clamp(EM_PER_ROOT_SECOND * Math.sqrt(total), 0.12, 0.46),
    seconds: total,
  }
  if (before) Object.assign(before, circle)
  else word.circles.push(circle)
  word.seconds += seconds
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))
const interpolate = (from: number, to: number, part: number) => from + (to - from) * part
