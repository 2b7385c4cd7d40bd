import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { HtmlValidate } from 'html-validate'
import { listPages } from '../e2e/support/pages'
import { htmlRules } from './html-rules'

const validator = new HtmlValidate(htmlRules)

/** Lists the mistakes in a page, each with its location. */
async function mistakesIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  )
}

test.each([...listPages('out'), '/404'])('%s is valid HTML', async (path) => {
  const file = path === '/' ? 'out/index.html' : `out${path}.html`
  expect(await mistakesIn(readFileSync(file, 'utf8'))).toEqual([])
})

test.each([
  ['an element in the wrong place', '<ul><p>x</p></ul>', 'element-permitted-content'],
  ['an id that is used twice', '<p id="a">x</p><p id="a">y</p>', 'no-dup-id'],
  ['an image without alternative text', '<img src="/a.png">', 'wcag/h37'],
  ['a style attribute', '<p style="color:red">x</p>', 'no-inline-style'],
])('the rules find %s', async (_, body, rule) => {
  const html = `<!DOCTYPE html><html lang="en"><head><title>t</title></head><body>${body}</body></html>`
  expect((await mistakesIn(html)).join()).toContain(rule)
})
