import { expect, test } from '@jest/globals'
import { textsFor } from './client/report-texts'
import { getReportTexts } from './report-texts'
import { givenValues, usedKeys } from './used-texts'

test('a report of one version names no letter, and one of two keeps all its words', async () => {
  const texts = await getReportTexts()
  expect(textsFor(texts, 2)).toBe(texts)
  const alone = textsFor(texts, 1)
  // What is said of a difference, or of whose people they are, is said of two alone.
  const lettered = Object.entries(alone).filter(([key, text]) => text.includes('{{letter}}') && !/\.higher$/.test(key))
  expect(lettered.map(([key]) => key)).toEqual(['ofVersion', 'curve.apart'])
  expect(alone['curve.most']).toBe(texts['alone.curve.most'])
})

test('each of the words for one version stands in for a text that there is', async () => {
  const texts = await getReportTexts()
  const names = Object.keys(texts).filter((key) => key.startsWith('alone.'))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((key) => !(key.slice('alone.'.length) in texts))).toEqual([])
})

test('the words for one version take no value that those for two do not have', () => {
  const alone = usedKeys().filter((key) => key.startsWith('report.alone.'))
  const extra = alone.filter((key) => {
    const given = givenValues(key.replace('.alone', ''))
    return givenValues(key).some((name) => !given.includes(name))
  })
  expect([alone.length > 10, extra]).toEqual([true, []])
})
