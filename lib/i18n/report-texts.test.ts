import { expect, test } from '@jest/globals'
import { textsFor } from './client/report-texts'
import { getReportTexts } from './report-texts'
import { givenValues, usedKeys } from './used-texts'

test('the texts for one version mention no letter, and those for two versions are unchanged', async () => {
  const texts = await getReportTexts()
  expect(textsFor(texts, 2)).toBe(texts)
  const alone = textsFor(texts, 1)
  // Texts about differences, or about whose people they are, apply only to two versions.
  const lettered = Object.entries(alone).filter(([key, text]) => text.includes('{{letter}}') && !/\.higher$/.test(key))
  expect(lettered.map(([key]) => key)).toEqual(['ofVersion', 'curve.apart'])
  expect(alone['curve.most']).toBe(texts['alone.curve.most'])
})

test('each text for one version replaces an existing text', async () => {
  const texts = await getReportTexts()
  const names = Object.keys(texts).filter((key) => key.startsWith('alone.'))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((key) => !(key.slice('alone.'.length) in texts))).toEqual([])
})

test('the texts for one version use no value that those for two lack', () => {
  const alone = usedKeys().filter((key) => key.startsWith('report.alone.'))
  const extra = alone.filter((key) => {
    const given = givenValues(key.replace('.alone', ''))
    return givenValues(key).some((name) => !given.includes(name))
  })
  expect([alone.length > 10, extra]).toEqual([true, []])
})
