import { expect, test } from '@jest/globals'
import { getTexts } from '../../i18n/texts'
import { caseStage, durationOf, explorerPath, mainArea } from './case-stage'
import { readCase } from './read-case'

const { results } = await readCase('content/cases/galaxy/index.md')
const [first, second] = results.versions
const t = await getTexts()

test('a stage lists the areas by share of dwell time, largest first, with the same figures as the page', () => {
  const { versions, seconds, area } = caseStage({ slug: 'galaxy', simulated: true }, results, t)
  expect([seconds, area, versions.length]).toEqual([10, 'product', 2])
  for (const [index, { finding, bars, people, data, circles }] of versions.entries()) {
    const shares = [...finding.matchAll(/([a-z ]+) (\d+)%/g)].map(([, name = '', share]) => [
      name.trim(),
      Number(share),
    ])
    expect(shares).toHaveLength(4)
    expect(shares.map(([, share]) => share)).toEqual(
      shares.map(([, share]) => share).sort((a, b) => Number(b) - Number(a)),
    )
    expect(results.figures.get(`${'ab'[index]}.areas.product.dwellShare`)?.printed).toBe(
      shares.find(([name]) => name === 'product')?.[1],
    )
    expect(bars).toHaveLength(60)
    expect(Math.max(...bars)).toBeLessThanOrEqual(people)
    expect(data).toMatch(new RegExp(`/cases/galaxy/explorer-${'ab'[index]}\\.json$`))
    // Circles, then the polygons that fill the gaps between them.
    expect(circles).toMatch(/^(m-?\d+(-| )\d+a\d+ \d+ 0 1 0 0-\.1z)+(M\d+ \d+l[-\d ]+z)+$/)
  }
})

test('the text alternatives of simulated results say “Simulated data.”, and those of measured results do not', () => {
  for (const simulated of [true, false]) {
    const { versions, texts } = caseStage({ slug: 'galaxy', simulated }, results, t)
    for (const words of [...versions.map(({ finding }) => finding), texts.barsFinding])
      expect(words.startsWith('Simulated data.')).toBe(simulated)
  }
})

test('a single version has no letter', () => {
  const { texts, versions } = caseStage({ slug: 'x', simulated: false }, { ...results, versions: [first] }, t)
  expect(versions).toHaveLength(1)
  expect(texts.barsFinding).toMatch(
    /^Most viewers looking at the product at once: \d+, within \d to \d+ s\. At the end, (\d+ are|1 is|nobody is) looking\.$/,
  )
})

test('with fewer than three viewers, the finding has its own wording', () => {
  const few = new Map(
    [...results.figures].map(([token, figure]) => [
      token,
      token.startsWith('a.') ? { ...figure, of: 2, noFixation: 0 } : figure,
    ]),
  )
  const { versions } = caseStage({ slug: 'galaxy', simulated: false }, { ...results, figures: few }, t)
  const [{ finding = '' } = {}, { finding: other = '' } = {}] = versions
  expect(finding).toBe(
    t('cases.stage.findingFew', { shares: finding.match(/[a-z]+( [a-z]+)* \d+%/g)?.join(', ') ?? '' }),
  )
  expect(finding).not.toBe(other)
})

test('no viewers and a single viewer have their own wording', () => {
  const wordingOf = (key: 'peak' | 'peakOf', count: number, last: number) =>
    t(`cases.stage.${key}`, {
      ...{ area: 'product', when: '1 to 2', letter: 'B', count, last: t('cases.stage.last', { count: last }) },
    })
  expect(wordingOf('peak', 1, 1)).toBe(
    'Most viewers looking at the product at once: 1, within 1 to 2 s. At the end, 1 is looking.',
  )
  expect(wordingOf('peakOf', 2, 0)).toBe(
    'B, most viewers looking at the product at once: 2, within 1 to 2 s; at the end, nobody is looking.',
  )
  expect([wordingOf('peak', 0, 0), wordingOf('peakOf', 0, 0)]).toEqual([
    ...['Nobody looks at the product.', 'B: nobody looks at the product.'],
  ])
})

test('the main area is an area that all versions have, or otherwise one of the first version', () => {
  const [a = [], b = []] = [first.areas, second?.areas]
  expect(mainArea([a, b], results.figures)).toBe('product')
  expect(mainArea([a, b.filter(({ id }) => id !== 'product')], results.figures)).toBe('headline')
  expect(mainArea([a, b.filter(({ id }) => id === 'button')], results.figures)).toBe('product')
  expect(mainArea([[], []], results.figures)).toBeUndefined()
})

test('a case that names an area uses it as its main area', () => {
  const { area, texts } = caseStage({ slug: 'galaxy', simulated: true, lockedTo: 'headline' }, results, t)
  expect([area, texts.bars]).toEqual(['headline', 'Viewers looking at the headline, out of 12'])
})

test('the duration is rounded up to a tenth of a second', () => {
  expect(durationOf([first])).toBe(10_000)
  expect(durationOf([{ ...first, results: { ...first.results, time: Float64Array.of(0, 5401) } }])).toBe(5500)
})

test('the data for the explorer has the letter of its version in its address', () => {
  expect(explorerPath('galaxy', 1)).toBe('/cases/galaxy/explorer-b.json')
})
