import { expect, test } from '@jest/globals'
import highlighter from 'highlight.js'
import { isCodeLanguage, languageAliases } from './code-languages'
import { codeLanguages } from './sanitise'

const own = ['shell', 'console']

test.each(codeLanguages)('%s has the other names that highlight.js knows', (language) => {
  const known = highlighter.getLanguage(language)?.aliases ?? []
  expect(languageAliases[language].filter((name) => !own.includes(name))).toEqual(known)
})

test('a language may be named by any of its names, in any capitalisation, and by no other', () => {
  for (const name of ['bash', 'Console', 'TS', 'html']) expect(isCodeLanguage(name)).toBe(true)
  for (const name of ['', 'text', 'pyhton', 'constructor']) expect(isCodeLanguage(name)).toBe(false)
})
