import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import matter from 'gray-matter'
import { escapePattern } from './fixtures/escape-pattern'
import { headOf } from './metadata/head'
import { readContent } from './metadata/site-file'
import { attr, findAll, findOne } from './specification/support/elements'
import { mainOf, readPage } from './specification/support/pages'

const cases = readdirSync('out/cases').flatMap((name) => (name.endsWith('.html') ? [name.slice(0, -5)] : []))
const { origin } = new URL(JSON.parse(readFileSync('out/openapi.json', 'utf8')).externalDocs.url)
/** The note on simulated results, and their licence. */
const { simulated, licence } = readContent<{ simulated: string; licence: { href: string } }>('computed.yml')
/** The texts that name and describe a version’s file, and give its size. */
const texts: Record<'simulated' | 'measured' | 'bytes' | 'rows_one' | 'rows_other', string> = JSON.parse(
  readFileSync('locales/en/common.json', 'utf8'),
).cases.results

/** Makes a pattern that matches a label with any values. */
function patternOf(label: string): RegExp {
  const pieces = label.split(/\{\{.*?\}\}/).map(escapePattern)
  return new RegExp(`: ${pieces.join('.*')}$`)
}
const namePatterns = { simulated: patternOf(texts.simulated), measured: patternOf(texts.measured) }

interface Dataset {
  '@type': string
  name: string
  description: string
  url: string
  license?: string
  creator: { name: string; url: string }
  size: string
  variableMeasured: { name: string; description: string }[]
  distribution: { contentUrl: string; encodingFormat: string; contentSize: string }[]
}

describe.each(cases)('the case %s', (slug) => {
  const { source } = matter(readFileSync(`content/cases/${slug}/index.md`, 'utf8')).data
  const isSimulated = source === 'simulated'
  const main = mainOf(`/cases/${slug}`)
  const { blocks } = headOf(readPage(`/cases/${slug}`))
  const things: Dataset[] = JSON.parse(blocks[0] ?? '{}')['@graph']
  const sets = things.filter((thing) => thing['@type'] === 'Dataset')
  const files = readdirSync(`out/cases/${slug}`).filter((name) => /^[ab]\.csv$/.test(name))

  test('has one JSON-LD block with a dataset for each of its results files', () => {
    expect(blocks).toHaveLength(1)
    expect(JSON.parse(blocks[0] ?? '{}')['@context']).toBe('https://schema.org')
    expect(sets.flatMap(({ distribution }) => distribution.map(({ contentUrl }) => contentUrl))).toEqual(
      files.map((name) => `${origin}/cases/${slug}/${name}`),
    )
    expect(files.length).toBeGreaterThan(0)
  })

  test('describes each file', () => {
    for (const { distribution, size, variableMeasured } of sets) {
      const [{ contentUrl, encodingFormat, contentSize } = { contentUrl: '', encodingFormat: '', contentSize: '' }] =
        distribution
      const path = `out${new URL(contentUrl).pathname}`
      const [header = '', ...rows] = readFileSync(path, 'utf8').trimEnd().split('\n')
      expect(encodingFormat).toBe('text/csv')
      const count = (value: number) => value.toLocaleString('en-GB')
      const kilobytes = count(Math.max(1, Math.round(statSync(path).size / 1000)))
      expect(contentSize).toBe(texts.bytes.replace('{{kilobytes}}', kilobytes))
      expect(size).toBe(texts[rows.length === 1 ? 'rows_one' : 'rows_other'].replace('{{rows}}', count(rows.length)))
      expect(variableMeasured.map(({ name }) => name)).toEqual(header.split(','))
    }
  })

  test('calls results simulated in name and description if, and only if, they are', () => {
    for (const { name, description, license } of sets) {
      expect(name).toMatch(isSimulated ? namePatterns.simulated : namePatterns.measured)
      expect(description.includes(simulated)).toBe(isSimulated)
      // The owner of measured results chooses their licence.
      expect(license).toBe(isSimulated ? licence.href : undefined)
    }
  })

  test('offers each file under a descriptive name', () => {
    const note = findOne(main, 'section', { 'aria-labelledby': 'computed' })
    const links = findAll(note, 'a').filter((link) => attr(link, 'download') !== undefined)
    expect(links.map((link) => [attr(link, 'href'), attr(link, 'download')])).toEqual([
      ...files.map((name) => [`/cases/${slug}/${name}`, `${slug}-${name.slice(0, -4)}-${source}.csv`]),
      // Areas were drawn by hand, so they are not results.
      [`/cases/${slug}/areas.csv`, `${slug}-areas.csv`],
    ])
  })
})

test('there are cases to test', () => {
  expect(cases.length).toBeGreaterThan(0)
})
