import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { shortNames } from '../../properties/short-names'
import { exportedPage, modules } from '../../tests/exported-page'
import { onHtml } from '../../tests/on-html'
import { memoryOutDir } from '../../tests/out-dir'
import { classifyPage as classifyPageIn } from '../framework/classify'
import { shortClasses } from './shorten-classes'
import { shortenInPage as shortenInPageIn, shortenNames } from './shorten-names'
import { shortUses } from './shorten-properties'

const classifyPage = onHtml(classifyPageIn)
const shortenInPage = onHtml(shortenInPageIn)

const page = (body: string) => classifyPage(exportedPage({ body }), 'a.html', modules)

test('shortening classes and properties together gives the same page as shortening one after the other', () => {
  const html = page(
    '<style>.zZ9yYx_card--ground{color:var(--ground)}.zZ9yYx_card{--ground:red}</style><svg class="zZ9yYx_card"><path fill="var(--ground)"></path></svg>',
  )
  const shortenings = [shortClasses(new Set()), shortUses(new Map([['--ground', '--a']]))]
  const after = shortenings.reduce((text, each) => shortenInPage(text, 'a.html', [each]), html)
  expect(shortenInPage(html, 'a.html', shortenings)).toBe(after)
  expect(after).toContain('<svg class="A"><path fill="var(--a)">')
})

test('the step reads the properties from the site’s own tokens', async () => {
  const out = memoryOutDir({ 'a.html': page('<svg><circle fill="var(--coral)"></circle></svg>') })
  await shortenNames.run(out)
  const name = shortNames(readFileSync('app/styles/tokens.css', 'utf8')).get('--coral')
  expect(out.now()['a.html']).toContain(`fill="var(${name})"`)
})
