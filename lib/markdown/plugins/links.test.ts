import { expect, test } from '@jest/globals'
import { markdownMessages } from '../markdown-messages'
import { repairAddress } from './links'

test.each([
  ['about.md', 'content/pages/thanks.md', '/about'],
  ['../about#team', 'content/docs/one.md', '/about#team'],
  ['./reference/users.md#paging', 'content/docs/rest/index.md', '/docs/rest/reference/users#paging'],
  ['index.md', 'content/docs/rest/users.md', '/docs/rest'],
  ['content/docs/collect.md', 'content/docs/one.md', '/docs/collect'],
  ['content/pages/about.md#team', 'content/cases/galaxy/index.md', '/about#team'],
  ['pricing.md', 'content/pages/home.md', '/pricing'],
  ['../../../etc/passwd', 'content/docs/one.md', '/etc/passwd'],
  ['pricing?plan=lite', 'content/pages/home.md', '/pricing?plan=lite'],
])('the suggestion for the relative address %s in %s is %s', (url, file, instead) => {
  expect(repairAddress(url, { file })).toEqual({ message: markdownMessages['link-relative'], instead })
})

test.each([
  ['pricing', '/pricing'],
  ['pricing.md#plans', '/pricing#plans'],
  ['reference/users', '/docs/rest/reference/users'],
  ['collect', '/docs/collect'],
  ['pages/pricing', '/docs/pages/pricing'],
])('“%s” in a page of the documentation means the page %s', (url, instead) => {
  const pagePaths = new Set(['/pricing', '/docs/collect', '/docs/rest/reference/users'])
  expect(repairAddress(url, { file: 'content/docs/rest.md', pagePaths })?.instead).toBe(instead)
})

test.each(['prices.pdf', 'film.mp4', '../files/talk.docx'])('there is no suggestion for the file %s', (url) => {
  expect(repairAddress(url, { file: 'content/pages/home.md' })).toBeUndefined()
})

test.each([
  ['https:/www.example.org/a', 'https://www.example.org/a'],
  ['https:///www.example.org', 'https://www.example.org'],
  ['https:www.example.org', 'https://www.example.org'],
  ['http//example.org', 'http://example.org'],
  ['htps://example.org', 'https://example.org'],
  ['https;//example.org', 'https://example.org'],
  ['https:\\\\example.org', 'https://example.org'],
  ['www.example.org/a', 'https://www.example.org/a'],
  ['hello@example.org', 'mailto:hello@example.org'],
])('the suggestion for the mistyped address %s is %s', (url, instead) => {
  expect(repairAddress(url, { file: 'content/pages/home.md' })).toEqual({
    message: markdownMessages['link-mistyped'],
    instead,
  })
})

test.each([
  ...[
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'about:blank',
  ],
  ...[
    'https://me@evil.example',
    'https:/me@evil.example',
    'https://',
    'a b',
    'java\nscript:x',
    '',
    '#',
    'ftp://example.org',
  ],
  ...['vbscript:x', 'x:y', 'mailto:a@b.org'],
])('there is no suggestion for %j', (url) => {
  expect(repairAddress(url, { file: 'content/pages/home.md' })).toBeUndefined()
})
