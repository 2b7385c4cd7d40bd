import { expect, test } from '@jest/globals'
import { clausesOf, figuresIn, inDigits } from './clauses'
import { findOne, parsePage } from './elements'
import { signUpFaults, targetsOf } from './links'
import { anchorOf, operationsOf } from './operations'

const body = (html: string) => findOne(parsePage(`<!doctype html><body>${html}</body>`), 'body')

test('a clause has an anchor and shows the same number', () => {
  const clauses = clausesOf(
    body('<li id="clause-2-1"><a href="#clause-2-1">2.1</a><p>Pay.</p></li><li id="clause-2-2">2.3 No</li>'),
  )
  expect(clauses).toEqual([
    { id: 'clause-2-1', section: 2, number: 1, text: 'Pay.', numbered: true },
    { id: 'clause-2-2', section: 2, number: 2, text: '2.3 No', numbered: false },
  ])
})

test('figures are found with their units, in digits and in words', () => {
  expect(
    figuresIn('Within 14 days, 2% or 2 percent; every 2 or 3 years. 5 business days, a 30-day pause, page 4.'),
  ).toEqual(['14 days', '2%', '2%', '2 or 3 years', '5 business days', '30 day'])
  expect(figuresIn('within two months of someone daydreaming').map(inDigits)).toEqual(['2 months'])
})

const operation = '<section id="get-users"><b data-method="get">get</b><code>/v1/users</code><p>Lists.</p></section>'

test('an operation is an element with an anchor, a method and a path', () => {
  const nav = '<a id="get-help" href="#get-users">GET <code>/users</code></a>'
  expect(operationsOf(body(nav + operation))).toEqual([
    { id: 'get-users', method: 'GET', path: '/users', text: 'get/v1/users Lists.' },
  ])
  expect(anchorOf('GET', '/experiments/{experiment_uuid}/price')).toBe('get-experiments-experiment_uuid-price')
})

const app = 'https://app.example'
const valid = 'https://sso.example/join?response_type=code&client_id=site&redirect_uri=https%3A%2F%2Fapp.example%2Fin'

test('a complete sign-up request has no fault', () => {
  expect(signUpFaults(valid, app)).toEqual([])
})

test.each([
  ['/sign-up', /not an absolute URL/],
  [valid.replace('https:', 'http:'), /not https/],
  [valid.replace('=code', '=token'), /response_type/],
  [valid.replace('client_id=site&', ''), /client_id is missing/],
  [valid.replace('app.example', 'evil.example'), /back to the app/],
  [valid.replace(/&redirect.*/, ''), /redirect_uri is not an absolute/],
  [`${valid}&client_id=two`, /repeats client_id/],
])('the sign-up request %s has a fault', (address, fault) => {
  expect(signUpFaults(address, app).join()).toMatch(fault)
})

test('links with the same name may have one target or two', () => {
  const links = body(
    '<a href="/contact">Contact us</a><a href="/contact">Contact us</a><a href="/x">Contact us now</a>',
  )
  expect(targetsOf(links, 'Contact us')).toEqual(['/contact'])
  expect(targetsOf(links, /^Contact us/)).toEqual(['/contact', '/x'])
  expect(targetsOf(links, 'Contact')).toEqual([])
})
