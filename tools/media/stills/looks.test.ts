import { expect, test } from '@jest/globals'
import { simulateLooks } from './looks'

const area = { x: 0, y: 0, width: 100, height: 50, stay: 0.5, salience: 1 }
const left = { ...area, id: 'left', salience: 4 }
const right = { ...area, id: 'right', x: 500 }
const options = { people: 12, looks: 8, seed: 1 }

test('the same seed gives the same looks, and a different seed gives different ones', () => {
  expect(simulateLooks([left, right], options)).toEqual(simulateLooks([left, right], options))
  expect(simulateLooks([left, right], { ...options, seed: 2 })).not.toEqual(simulateLooks([left, right], options))
})

test('every viewer has the same number of looks, always within an area, and more often where the salience is higher', () => {
  const looks = simulateLooks([left, right], options)
  for (let person = 0; person < 12; person += 1) expect(looks.filter((look) => look.person === person)).toHaveLength(8)
  const onLeft = looks.filter(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 50)
  const onRight = looks.filter(({ x, y }) => x >= 500 && x <= 600 && y >= 0 && y <= 50)
  expect(onLeft.length + onRight.length).toBe(96)
  expect(onLeft.length).toBeGreaterThan(2 * onRight.length)
})

test('a picture without areas is an error', () => {
  expect(() => simulateLooks([], options)).toThrow('There are no areas to look at. Give at least one.')
})
