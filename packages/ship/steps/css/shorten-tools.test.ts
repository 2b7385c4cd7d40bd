import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { shortenUses, shortNames } from '../../properties/short-names'
import { memoryOutDir } from '../../tests/out-dir'
import { shortenTools } from './shorten-tools'

const short = new Map([['--ground', '--a']])

test('in the code of a tool names change only inside var(), because -- is also an operator', () => {
  expect(shortenUses('a(--ground);"var(--ground)"', short)).toBe('a(--ground);"var(--a)"')
})

test('tools use the same names, in a new folder whose name they contain; a second run changes nothing', async () => {
  const tool = '_next/static/client/0123456789/search.js'
  const out = memoryOutDir({ [tool]: `add("p{color:var(--coral)}"),get("/${tool}on")` })
  await shortenTools.run(out)
  const name = shortNames(readFileSync('app/styles/tokens.css', 'utf8')).get('--coral')
  const [path = ''] = (await out.files()).filter((each) => each.startsWith('_next/'))
  expect(path).toMatch(/^_next\/static\/client\/[0-9a-f]{10}\/search\.js$/)
  expect(path).not.toBe(tool)
  expect(out.now()[path]).toBe(`add("p{color:var(${name})}"),get("/${path}on")`)
  const before = out.now()
  await shortenTools.run(out)
  expect(out.now()).toEqual(before)
})
