import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'parse5'
import { listFiles } from './fixtures/list-files'

const pages = listFiles('out', '.html')
const read = (path: string) => readFileSync(`out/${path}`, 'utf8')

test('every page was processed after the build: it has the site’s own script, and all content is in place', () => {
  expect(pages).toContain('index.html')
  for (const page of pages) {
    const html = read(page)
    expect(html).toMatch(/<script data-ship="(static|interactive)"[^>]*>\S.{300,}<\/script><\/body>/s)
    const ids: string[] = []
    const visit = (node: object): void => {
      if ('attrs' in node) {
        for (const { name, value } of node.attrs as { name: string; value: string }[])
          if (name === 'id') ids.push(value)
      }
      if ('childNodes' in node) (node.childNodes as object[]).forEach(visit)
    }
    visit(parse(html))
    expect(ids.filter((id) => /^[BSP]:/.test(id))).toEqual([])
  }
})

test('the published interface texts have their facts filled in, and licences.txt lists the packages that are shipped', () => {
  expect(JSON.parse(read('locales/en/common.json'))).toBeInstanceOf(Object)
  expect(read('locales/en/common.json')).not.toContain('{{plans.')
  const licences = read('licences.txt')
  expect(licences).toContain('SIL OPEN FONT LICENSE Version 1.1')
  for (const name of [
    'framer-motion',
    'motion-dom',
    'motion-utils',
    'next',
    'react',
    'react-dom',
    'scheduler',
    'i18next',
  ]) {
    expect(licences).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(MIT\\)$`, 'm'))
  }
})

test('two fonts of at most 40 kB in total are shipped, and neither delays the first paint', () => {
  const fonts = listFiles('out', '.woff2')
  expect(fonts).toHaveLength(2)
  expect(fonts.reduce((sum, path) => sum + readFileSync(`out/${path}`).length, 0)).toBeLessThanOrEqual(40_000)
  for (const path of fonts) expect(read('index.html')).toContain(`url(/${path})`)
  for (const page of pages) expect(read(page)).not.toContain('as="font"')
})
