import { expect, test } from '@jest/globals'
import type { Diagnostic } from '../shared/diagnostic'
import { diagnosticAt } from '../shared/diagnostic'
import { readiness, writeReport } from './report'
import { routes } from './rules/routes'

const error = diagnosticAt(
  { file: 'content/pages/a.md', line: 4, column: 8, field: 'title' },
  routes.messages['file-same-address'],
  {
    other: 'content/pages/b,c.md',
    path: '/100%',
  },
)
const warning: Diagnostic = {
  ...diagnosticAt({ file: 'content/b.md' }, routes.messages['file-no-page']),
  severity: 'warning',
}

test('a report for people has a line for each problem and ends with the number of problems', () => {
  expect(writeReport([error, warning], 'text', false, 'Not ready.')).toBe(
    [
      'content/pages/a.md:4:8  title  This file and content/pages/b,c.md would both become /100%. Delete the one that is not needed, or rename one of them.',
      'content/b.md  A file in this folder does not become a page. Move it to content/docs, or to content/cases/<name>/index.md. (warning)',
      'Not ready.',
    ].join('\n'),
  )
  const explained = 'docs/messages.md has each message.'
  expect(writeReport([error], 'text').split('\n').at(-1)).toBe(
    `1 error. Errors stop the build. Warnings are listed once no error is left. ${explained}`,
  )
  expect(writeReport([warning], 'text').split('\n').at(-1)).toBe(`1 warning. Warnings stop nothing. ${explained}`)
  expect(writeReport([], 'text')).toBe('Nothing is wrong in content/ and locales/.')
})

test('the check ends by saying that the site can be published, or what is left to do', () => {
  expect(readiness([], false)).toBe('Ready to publish.')
  const explained = 'docs/messages.md has each message.\n'
  expect(readiness([warning], false)).toBe(`${explained}Ready to publish; look at the warning above first.`)
  expect(readiness([warning, warning], false)).toBe(`${explained}Ready to publish; look at the 2 warnings above first.`)
  expect(readiness([], true)).toBe(`${explained}Not ready: run npm run stamp.`)
  const waiting = 'docs/messages.md has each message. Warnings are listed once no error is left.\n'
  expect(readiness([error], false)).toBe(`${waiting}Not ready: correct 1 error.`)
  expect(readiness([error, error], true)).toBe(`${waiting}Not ready: correct 2 errors, and run npm run stamp.`)
  expect(writeReport([error], 'text', false, 'Not ready.').split('\n').at(-1)).toBe('Not ready.')
  expect(writeReport([], 'github', false, 'Not ready.')).toBe('')
})

test('in a terminal the location is bold, an error red and a warning yellow', () => {
  const [first, second] = writeReport([error, warning], 'text', true).split('\n')
  expect(first?.startsWith('\u001b[1mcontent/pages/a.md:4:8\u001b[0m\u001b[31m  title')).toBe(true)
  expect(second?.startsWith('\u001b[1mcontent/b.md\u001b[0m\u001b[33m  A file')).toBe(true)
})

test('programs get every part of a problem as JSON', () => {
  expect(JSON.parse(writeReport([error], 'json'))).toEqual([{ ...error }])
  expect(writeReport([], 'json')).toBe('[]')
})

test('a workflow on GitHub gets annotations, which no quoted text can end early', () => {
  const malicious: Diagnostic = { ...error, file: 'content/a,b:c.md', what: 'One.\n::error::Two.' }
  expect(writeReport([malicious, warning], 'github')).toBe(
    [
      '::error file=content/a%2Cb%3Ac.md,line=4,col=8,title=file-same-address::title: One.%0A::error::Two. Delete the one that is not needed, or rename one of them.',
      '::warning file=content/b.md,title=file-no-page::A file in this folder does not become a page. Move it to content/docs, or to content/cases/<name>/index.md.',
    ].join('\n'),
  )
})
