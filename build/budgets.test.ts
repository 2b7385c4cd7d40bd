import { existsSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { budgets, pageBudgets } from './budgets'

test.each([
  ['/cases/galaxy', 'case', 'input'],
  ['/cases', 'prose', 'section'],
  ['/docs/rest/reference/users', 'prose', 'fieldset'],
  ['/docs/rest/reference', 'prose', 'none'],
  ['/docs/rest/upload', 'prose', 'none'],
  ['/', 'home, contact, pricing', 'none'],
  ['/contact', 'home, contact, pricing', 'none'],
  ['/terms', 'prose', 'none'],
])('the budget of %s is “%s”; element that raises it: %s', (path, name, tag) => {
  const budget = pageBudgets.find(({ pages }) => pages.test(path))
  expect([budget?.name, budget?.grows?.tag ?? 'none']).toEqual([name, tag])
})

test('the budgets of tools name scripts that exist, because a missing one would count as 0 bytes', () => {
  const scripts = (budgets.tools ?? []).flatMap(({ files }) => files.filter((file) => file.endsWith('.js')))
  expect(scripts).toContain('search.js')
  expect(scripts.filter((file) => !existsSync(`client/tools/${file.replace(/\.js$/, '.ts')}`))).toEqual([])
})
