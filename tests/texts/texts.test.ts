import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { textKeys } from '../../lib/i18n/missing-text'
import { listFile, listTexts, writeList } from './list-texts'
import { missingTexts, usedTexts, wordsIn } from './used-texts'

const keys = ['demo.label', 'demo.hint', 'docs.uses.GET', 'home', 'tools.own.form', 'things_one', 'things_other']
const module = (text: string) => wordsIn([{ path: 'a.ts', text }])
const used = (text: string) => usedTexts(keys, module(text))

test('the list of texts that the code asks for is of these modules: `npm run tool -- texts` writes it', () => {
  expect(readFileSync(listFile, 'utf8')).toBe(writeList(listTexts()))
})

test('every text of the English file is used, and no text is missing', () => {
  const english = textKeys(JSON.parse(readFileSync('locales/en/common.json', 'utf8')))
  expect([...english].sort()).toEqual(listTexts())
})

test.each([
  ["t('home')", ['home']],
  ["pickTexts(t, 'demo', ['label'])", ['demo.label']],
  [`t(\`docs.uses.\${method}\`)`, ['docs.uses.GET']],
  ['texts.form', ['tools.own.form']],
  ["t('things', { count })", ['things_one', 'things_other']],
  ["// t('home')", []],
  ["const label = 'label'", []],
  [`t(\`\${area}.\${name}\`)`, []],
])('%s asks for %j', (text, expected) => {
  expect(used(text)).toEqual(expected)
})

test.each([
  ["t('hone')", ['hone']],
  ["t('label')", []],
  ["t('things')", []],
  ["say('hone')", []],
])('%s asks for %j in vain', (text, expected) => {
  expect(missingTexts(keys, module(text))).toEqual(expected)
})
