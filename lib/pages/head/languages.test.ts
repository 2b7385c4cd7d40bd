import { expect, test } from '@jest/globals'
import { basePath, language } from '../../../site.config'
import { href } from '../../shared/urls'
import { basePathOf, languagesOf } from './languages'

const two = { default: 'en', exported: ['en', 'nl'] }
const origin = 'https://www.example'

test('with two languages a page names itself, its other language and the one for everybody else', () => {
  expect(languagesOf('/cases/bread', origin, two)).toEqual({
    en: 'https://www.example/cases/bread',
    nl: 'https://www.example/nl/cases/bread',
    'x-default': 'https://www.example/cases/bread',
  })
})

test('home pages have their addresses as they are known: with a slash at the root, without one below it', () => {
  expect(languagesOf('/', origin, two)).toEqual({
    en: 'https://www.example/',
    nl: 'https://www.example/nl',
    'x-default': 'https://www.example/',
  })
})

test('with one language there is nothing to name', () => {
  expect(languagesOf('/', origin, { default: 'en', exported: ['en'] })).toBeUndefined()
})

test('this export lies where its language says', () => {
  expect(basePath).toBe(basePathOf(language))
  expect(href('/about')).toBe(`${basePathOf(language)}/about`)
})
