import { expect, test } from '@jest/globals'
import { exportedPage, modules } from '../../tests/exported-page'
import { onHtml } from '../../tests/on-html'
import { classifyPage as classifyPageIn } from '../framework/classify'
import { putRules as putRulesIn, rules } from './speculation-rules'

const classifyPage = onHtml(classifyPageIn)
const putRules = onHtml(putRulesIn)

const page = classifyPage(exportedPage(), 'a.html', modules)

test('the rules come before the loader, once, however often the step runs', () => {
  const html = putRules(page, 'a.html', '')
  const text = `<script type="speculationrules">${JSON.stringify(rules(''))}</script>`
  expect(html).toContain(`${text}<script data-ship="static">`)
  expect(html.replace(text, '')).toBe(page)
  expect(putRules(html, 'a.html', '')).toBe(html)
})

test('pages of this site are prefetched on hover, never run; files are left alone', () => {
  const { prefetch, ...others } = rules('')
  expect(others).toEqual({})
  const [{ where, eagerness }] = prefetch as [(typeof prefetch)[number]]
  expect(eagerness).toBe('moderate')
  expect(where.and).toEqual([{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }])
})

test('a page that was not classified stops the build', () => {
  expect(() => putRules(exportedPage(), 'a.html', '')).toThrow('out/a.html has no kind.')
})
