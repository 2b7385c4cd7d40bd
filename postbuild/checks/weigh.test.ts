import { expect, test } from '@jest/globals'
import { memoryOutDir } from '../../tests/fixtures/out-dir'
import { problemsOf, weighPages } from './weigh'

const page = (mark: string, body = '') => `<html><body>${body}<script ${mark}></script></body></html>`

test('a page weighs what is sent of it: compressed where it can be, its scripts apart, lazy pictures left out', async () => {
  const out = memoryOutDir({
    'index.html': page('data-ship="interactive" data-files="/_next/static/f/a.js /_next/static/chunks/b.js"'),
    'index.html.br': '12345',
    '_next/static/f/a.js': '123',
    '_next/static/chunks/b.js': 'load("static/chunks/late.js"),load("static/chunks/i18n.js")',
    '_next/static/chunks/late.js': '1234567',
    '_next/static/chunks/i18n.js': 'on("failedLoading")',
    '_next/static/chunks/b.js.br': '1',
    'cases/galaxy.html': page('data-ship="static"', '<img src="a"><img src="b" loading="lazy">'),
  })
  expect(await weighPages(out)).toEqual([
    expect.objectContaining({
      page: '/cases/galaxy',
      kind: 'static',
      requests: 2,
      later: 0,
      budget: 24_000,
      mostRequests: 3,
    }),
    { page: '/', kind: 'interactive', requests: 1, firstView: 5, later: 11, budget: 14_000, mostRequests: 1 },
  ])
})

test('each page that is too heavy is told, with what is allowed', () => {
  const fair = {
    page: '/terms',
    kind: 'static',
    requests: 1,
    firstView: 10_000,
    later: 0,
    budget: 10_000,
    mostRequests: 1,
  }
  expect(problemsOf([fair])).toEqual([])
  expect(
    problemsOf([
      { ...fair, firstView: 10_001 },
      { ...fair, later: 150_001 },
    ]),
  ).toEqual([
    'The first view of /terms has 10,001 bytes; 10,000 are allowed.',
    'The script of /terms has 150,001 bytes; 150,000 are allowed.',
  ])
})

test('a page of prose is one request: a picture in it that is not lazy is told, with what to do', async () => {
  const pictures = '<img src="a"><img src="b" loading="lazy">'
  const out = memoryOutDir({
    'cases.html': page('data-ship="static"', pictures),
    'cases/galaxy.html': page('data-ship="static"', pictures),
    'terms.html': page('data-ship="static"'),
  })
  expect(problemsOf(await weighPages(out))).toEqual([
    '/cases takes 2 requests, and may take 1. Give a picture of it loading="lazy".',
  ])
})
