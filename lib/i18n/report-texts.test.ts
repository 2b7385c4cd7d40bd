import { expect, test } from '@jest/globals'
import { textsFor } from './client/report-texts'
import { getReportTexts } from './report-texts'
import { givenValues, usedKeys } from './used-texts'

test('the texts for one version mention no letter, except those that only two versions use, and the texts for two are unchanged', async () => {
  const texts = await getReportTexts()
  expect(textsFor(texts, 2)).toBe(texts)
  const alone = textsFor(texts, 1)
  // Texts about differences, or about which version the people belong to, apply only to two versions.
  const lettered = Object.entries(alone).filter(([key, text]) => text.includes('{{letter}}') && !/\.higher$/.test(key))
  expect(lettered.map(([key]) => key)).toEqual(['ofVersion', 'curve.apart'])
  expect(alone['curve.most']).toBe(texts['alone.curve.most'])
})

test('each text for one version replaces a text that exists', async () => {
  const texts = await getReportTexts()
  const names = Object.keys(texts).filter((key) => key.startsWith('alone.'))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((key) => !(key.slice('alone.'.length) in texts))).toEqual([])
})

test('the texts for one version need no value that the texts for two do not get', () => {
  const alone = usedKeys().filter((key) => key.startsWith('report.alone.'))
  const extra = alone.filter((key) => {
    const given = givenValues(key.replace('.alone', ''))
    return givenValues(key).some((name) => !given.includes(name))
  })
  expect([alone.length > 10, extra]).toEqual([true, []])
})
