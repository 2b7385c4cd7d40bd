import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { memoryOutDir } from '../../tests/out-dir'
import { writeOutputs } from './write-outputs'

test('translations, licences, Markdown copies, API descriptions and results are written as files of the site', async () => {
  const out = memoryOutDir({ 'locales/en/common.json': 'of an earlier build' })
  await writeOutputs.run(out)
  const once = out.now()
  const copies = Object.keys(once).filter((path) => path.endsWith('.md'))
  expect(copies).toEqual(expect.arrayContaining(['docs.md', 'docs/rest.md', 'docs/rest/reference/users.md']))
  const results = Object.keys(once).filter((path) => path.endsWith('.csv'))
  const areas = ['bugfoundation', 'galaxy'].map((name) => `cases/${name}/areas.csv`)
  const committed = ['cases/bugfoundation/a.csv', 'cases/galaxy/a.csv', 'cases/galaxy/b.csv']
  expect(results.toSorted()).toEqual([...committed, ...areas].toSorted())
  for (const path of areas)
    expect(once[path]).toMatch(/^version,area,x,y,width,height\n(?:[ab],[a-z ]+(?:,\d+){4}\n)+$/)
  for (const path of committed) expect(once[path]).toBe(readFileSync(`content/${path}`, 'utf8'))
  const explorers = ['bugfoundation/explorer-a', 'galaxy/explorer-a', 'galaxy/explorer-b']
  expect(Object.keys(once).filter((path) => !/\.(md|csv|png|ico)$/.test(path))).toEqual([
    '.well-known/security.txt',
    ...explorers.map((name) => `cases/${name}.json`),
    ...['feed.xml', 'licences.txt', 'llms-full.txt', 'llms.txt', 'locales/en/common.json'],
    ...['manifest.webmanifest', 'openapi.json'],
    ...['postman.json', 'robots.txt', 'sitemap.xml'],
  ])
  expect(JSON.parse(once['locales/en/common.json'] ?? '')).toHaveProperty('errors.island')
  // Otherwise it would contain tokens in place of the values of content/facts.yml.
  expect(once['locales/en/common.json']).not.toMatch(/\{\{\w+\.\w+/)
  expect(once['licences.txt']).toContain('Bricolage Grotesque')
  // That a second run changes nothing is tested with builds of the site: `again` and `repeated` in
  // `tests/run/variants.mjs`.
}, 300_000)
