import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { listSources, readSources } from '../../../tests/architecture/source'
import { fixedLengths, writeLengths } from './inline-values'

const TOKENS = 'app/styles/tokens.css'

test('a length is inlined if it is declared once, for every screen and colour scheme', () => {
  const css = `:root{--a:4px;--b:1.5rem;--c:clamp(1px, 2vw, 3px);--d:#fff;--e:1px;--f:var(--a)}
    @media (min-width:9px){:root{--e:2px;--g:3px}}@layer x{:root{--h:5px}}[data-scheme=day]{--i:6px}`
  expect([...fixedLengths(css)]).toEqual([
    ['--a', '4px'],
    ['--b', '1.5rem'],
    ['--h', '5px'],
  ])
})

test('in a text, each var() of a fixed length becomes the length, and every other var() stays', () => {
  const fixed = new Map([['--s4', '16px']])
  expect(writeLengths('"p{margin:var(--s4) calc(2*var(--s4));color:var(--ink)}",--s4,var(--s4,1px)', fixed)).toBe(
    '"p{margin:16px calc(2*16px);color:var(--ink)}",--s4,var(--s4,1px)',
  )
})

test('no other style sheet or script of the site gives an inlined length another value', () => {
  const names = [...fixedLengths(readFileSync(TOKENS, 'utf8')).keys()]
  expect(names).toContain('--s4')
  const files = listSources().filter(
    (path) => /^(app|client|components|lib)\/.*\.(css|tsx?)$/.test(path) && path !== TOKENS,
  )
  const found = readSources(files).flatMap(({ path, text }) =>
    names.filter((name) => new RegExp(`${name}\\s*:|["'\`]${name}["'\`]`).test(text)).map((name) => `${path}: ${name}`),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})
