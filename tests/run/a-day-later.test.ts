import { expect, test } from '@jest/globals'
import { aDayLater } from './a-day-later.mjs'

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Returns the build time that is chosen, and the warnings. */
const choose = (...offsets: number[]) => {
  const messages: string[] = []
  return { clock: aDayLater(offsets.map(dayIn), (text: string) => messages.push(text)), messages }
}

test('the second build is made more than a day later, or earlier if a page is scheduled in between', () => {
  expect(choose(-5, 9)).toEqual({ clock: `${dayIn(1)}T23:59:59Z`, messages: [] })
  expect(choose(2)).toEqual({ clock: `${dayIn(-2)}T23:59:59Z`, messages: [] })
})

test.each([[[0]], [[1]], [[-1]], [[2, -3]]])(
  'if pages are published in %j days, the build time is left unchanged, with a warning',
  (offsets) => {
    expect(choose(...offsets)).toEqual({ clock: '', messages: [expect.stringContaining('and not a day apart')] })
  },
)
