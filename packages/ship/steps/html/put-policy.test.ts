import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { onHtml } from '../../tests/on-html'
import { putPolicyInPage as putPolicyInPageIn } from './put-policy'
import { putRules as putRulesIn, rules } from './speculation-rules'

const putPolicyInPage = onHtml(putPolicyInPageIn)
const putRules = onHtml(putRulesIn)

const page = (body = '', kind = 'static') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>A</title><style>p{}</style></head><body>${body}<script data-ship="${kind}">run()</script></body></html>`
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policy = (html: string) =>
  Object.fromEntries(
    (/charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(html)?.[1] ?? '')
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  )

test('a page allows its own script, its speculation rules and its styles by hash, and nothing else to run', () => {
  const html = putPolicyInPage(putRules(page('<script type="application/ld+json">{}</script>'), 'a.html', ''), 'a.html')
  expect(policy(html)).toEqual({
    'default-src': "'none'",
    'script-src': `${hash(JSON.stringify(rules('')))} ${hash('run()')} 'strict-dynamic'`,
    'style-src': hash('p{}'),
    'connect-src': "'self'",
    'worker-src': "'self'",
    'img-src': "'self'",
    'font-src': "'self'",
    'media-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
  })
  expect(putPolicyInPage(html, 'a.html')).toBe(html)
})

test('a page with a form may post to this site, and to the form’s own service', () => {
  const own = policy(putPolicyInPage(page('<form action="/forms"></form>'), 'a.html'))
  expect([own['form-action'], own['connect-src']]).toEqual(["'self'", "'self'"])
  const other = policy(putPolicyInPage(page('<form action="https://forms.example/f/1"></form>'), 'a.html'))
  expect([other['form-action'], other['connect-src']]).toEqual([
    "'self' https://forms.example",
    "'self' https://forms.example",
  ])
})

test('a form service without a scheme in its address is another origin too, and so is one in a template', () => {
  for (const form of ['<form action="//forms.example/f"></form>', '<form action="\\\\forms.example/f"></form>']) {
    for (const body of [form, `<template>${form}</template>`]) {
      expect(policy(putPolicyInPage(page(body), 'a.html'))['form-action']).toBe("'self' https://forms.example")
    }
  }
})

test('a style that only appears in a template or without JavaScript is allowed too', () => {
  for (const tag of ['template', 'noscript']) {
    const html = putPolicyInPage(page(`<${tag}><style>i{}</style></${tag}>`), 'a.html')
    expect(policy(html)['style-src']).toBe(`${hash('p{}')} ${hash('i{}')}`)
  }
})

test('a policy is updated when the page changes', () => {
  const before = putPolicyInPage(page(), 'a.html')
  const after = putPolicyInPage(before.replace('run()', 'walk()'), 'a.html')
  expect(policy(after)['script-src']).toBe(`${hash('walk()')} 'strict-dynamic'`)
  expect(after.match(/http-equiv/g)).toHaveLength(1)
})

test('under SHIP=plain inline scripts are allowed', () => {
  expect(policy(putPolicyInPage(page('', 'plain'), 'a.html'))['script-src']).toBe("'self' 'unsafe-inline'")
})

test('a page that declares no character set stops the build', () => {
  expect(() => putPolicyInPage(page().replace(/<meta[^>]*>/, ''), 'a.html')).toThrow(/declares no character set/)
})
