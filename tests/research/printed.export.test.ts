import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { findAll } from '../specification/support/elements'
import { mainOf } from '../specification/support/pages'
import { curveTexts } from './expected-curves'
import {
  areaRows,
  proseOf,
  reliabilityText,
  scanpathTexts,
  scoreTexts,
  viewerCountRows,
  viewerRows,
} from './expected-texts'
import { alternatives, numberedTexts, plainText, rowsOf, tableNames, wholeAlternatives } from './page-units'
import {
  AREAS_TABLE,
  CHECKED,
  curveTitle,
  HIGHER,
  pathsTable,
  printedCases,
  recomputedTables,
  TITLES,
} from './printed-cases'
import { recomputeCase } from './recompute-case'
import { countViewers, densityOf } from './recompute-density'
import { durationOf, wordsOf } from './recompute-words'

const stimuli = JSON.parse(readFileSync('tools/media/artwork/areas.json', 'utf8'))
const read = (path: string) => readFileSync(`content/cases/${path}`, 'utf8')

const HOW_TO_CHECK =
  'No test here recomputes the numbers in these texts. Write what a chart must say in tests/research/expected-texts.ts or ' +
  'expected-curves.ts, compare it with the page in a test of this file, and then add a pattern for the texts to CHECKED in ' +
  'tests/research/printed-cases.ts. What each page shows is listed there too.'

const HOW_TO_CHECK_TABLES =
  'No test here recomputes the numbers in these tables. Write their rows in tests/research/expected-texts.ts, compare them ' +
  'with the page in a test of this file, and then add the name of the table to recomputedTables in tests/research/printed-cases.ts.'

describe.each(printedCases)('the page of $slug', (printed) => {
  const { slug, titles, files, stimuli: names, countedArea, scores, tables, curves } = printed
  const main = mainOf(`/cases/${slug}`)
  const boxes = names.map((name) => stimuli[name].areas)
  const recomputed = recomputeCase(files.map(read), boxes)
  const prose = proseOf(recomputed, read(`${slug}/index.md`))
  const alts = alternatives(main)

  test('shows in its text the figures that independent code computes from the files', () => {
    const text = plainText(main)
    expect(prose.length).toBeGreaterThan(9)
    expect(prose.filter((block) => !text.includes(block))).toEqual([])
  })

  test('gives every difference with its 95% interval in the same paragraph', () => {
    const paragraphs = read(`${slug}/index.md`).split('\n')
    const missing = paragraphs.flatMap((paragraph) => {
      const names = [...paragraph.matchAll(/\{\{difference\.([\w.]+?)(?:\.(?:verdict|interval))?\}\}/g)]
      return names.flatMap(([, name]) => (paragraph.includes(`{{difference.${name}.interval}}`) ? [] : [name]))
    })
    expect(missing).toEqual([])
    const texts = prose.filter((text) => /is higher|not shown to differ/.test(text))
    expect(texts.filter((text) => !/[\d.]+ to −?[\d.]+ (points|beats a minute)/.test(text))).toEqual([])
    expect(texts.length > 0).toBe(recomputed.versions.length > 1)
  })

  test('labels every drawing of the sessions whose text alternative has numbers as simulated', () => {
    const unlabelled = wholeAlternatives(main).filter((text) => !/simulated/i.test(text))
    // The tested pictures and the areas on them are not results.
    const pictures = [...recomputed.versions.keys()].map((position) => reliabilityText(recomputed, position))
    expect(unlabelled.filter((text) => /\d/.test(text))).toEqual(pictures)
    expect(wholeAlternatives(main).length).toBeGreaterThan(2 * unlabelled.length)
  })

  test.each(scores)('shows %s with its interval and difference as recomputed', (name) => {
    const figure = findAll(main, 'figure').find((each) =>
      findAll(each, 'h3').some((h3) => plainText(h3) === TITLES[name]),
    )
    if (!figure) throw new Error(`There is no figure headed “${TITLES[name]}”.`)
    expect(alternatives(figure)).toEqual(scoreTexts(recomputed, name, HIGHER[name] ?? ''))
    const shown = plainText(figure)
    for (const [position] of recomputed.versions.entries()) {
      const { plain, value } = wordsOf(recomputed, `${'ab'[position]}.${name}`)
      expect(shown).toContain(value.endsWith('%') ? value : plain)
    }
    if (recomputed.versions.length < 2) return
    const { plain, interval } = wordsOf(recomputed, `difference.${name}`)
    expect(shown).toContain(plain)
    expect(shown).toContain(`95% interval: ${interval}`)
  })

  test.each(tables)('has the table “$name” as recomputed', ({ name, scores: columns }) => {
    const [head = '', ...rows] = rowsOf(main, `Numbers: ${name}`)
    expect(head.split('|').slice(1)).toEqual(columns.map((column) => TITLES[column]))
    expect(rows).toEqual(viewerRows(recomputed, columns))
  })

  test.each(curves)(
    'gives the curve of $column a table, a text alternative and a finding as recomputed',
    ({ column, area }) => {
      const { rows, extremes, separation, finding } = curveTexts(recomputed, column, area)
      const title = curveTitle({ column, area })
      expect(rowsOf(main, `Numbers: ${title}`).slice(1)).toEqual(rows)
      const begin = area === undefined ? `${TITLES[column]} over time.` : `${title}.`
      const alternative = alts.find((text) => text.startsWith(begin))
      for (const extreme of extremes) expect(alternative).toContain(extreme)
      if (separation === undefined) expect(alternative).not.toContain('is above')
      else expect(alternative).toContain(separation)
      // The finding is the sentence above the curves.
      expect(plainText(main)).toContain(finding)
    },
  )

  test('has the table of areas, with the reliability of each, as recomputed', () => {
    const [head = '', ...rows] = rowsOf(main, AREAS_TABLE)
    expect(head).toBe('Area|Share of time|Time on area|First look|Saw it|Large enough for webcams?')
    expect(rows).toEqual(areaRows(recomputed))
    expect(plainText(main)).toContain(`${2 * 106} px for the smaller error, ${2 * 207} px for the larger.`)
    for (const [position] of recomputed.versions.entries())
      expect(alts).toContain(reliabilityText(recomputed, position))
  })

  test('describes each viewer’s path as recomputed', () => {
    const paths = recomputed.versions.map(({ ids }, position) =>
      ids.map((_, person) => scanpathTexts(recomputed, position, person)),
    )
    expect(alts.filter((text) => text.startsWith('Eye movements of'))).toEqual(paths.flat().map(({ words }) => words))
    for (const [position, own] of paths.entries()) {
      expect(rowsOf(main, pathsTable(printed, position)).slice(1)).toEqual(own.map(({ row }) => row))
    }
  })

  test('gives the share of each area in the text alternative of its stage', () => {
    const stage = alts.filter((text) => text.startsWith('Simulated data. Lit where'))
    const expected = recomputed.versions.map(({ ids, boxes: own }, position) => {
      const share = (id: string) =>
        `${'ab'[position]}.areas.${id.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())}.dwellShare`
      const shares = own.map(({ id }) => `${id} ${wordsOf(recomputed, share(id)).value}`)
      return {
        people: `Simulated data. Lit where at least three of ${ids.length} viewers looked.`,
        shares: shares.toSorted(),
      }
    })
    const found = stage.map((text) => {
      const [people = '', shares = ''] = text.split(' Share of fixation time: ')
      return { people, shares: shares.replace(/\.$/, '').split(', ').toSorted() }
    })
    expect(found).toEqual(expected)
  })

  test('counts on its stage how many viewers look at an area in each step, as recomputed', () => {
    expect(rowsOf(main, `Numbers: viewers looking at the ${countedArea}`).slice(1)).toEqual(
      viewerCountRows(recomputed, countedArea),
    )
  })

  test('describes its heatmaps and bars as recomputed', () => {
    const isComparison = recomputed.versions.length > 1
    const found = recomputed.versions.map(({ people }) => densityOf(people, 1200, 750))
    const heat = alts.filter((text) => text.startsWith('Heatmap of'))
    expect(heat.length).toBe(found.length)
    for (const [position, version] of recomputed.versions.entries()) {
      const rows = rowsOf(main, `Numbers: ${titles[position]}`)
        .slice(1)
        .map((row) => row.split('|'))
      const half = rows.pop() ?? []
      expect(half.slice(0, 2)).toEqual(['Half of all gaze', '50%'])
      expect(heat[position]).toContain(`Half of all gaze fell on ${half[2]} of the picture. `)
      const shares = version.boxes.map((box) => found[position]?.within(box) ?? 0)
      const max = shares.indexOf(Math.max(...shares))
      expect(heat[position]).toContain(` The area with the most gaze is ${version.boxes[max]?.id}: ${rows[max]?.[1]}.`)
      expect(rows.map(([area]) => area)).toEqual(version.boxes.map(({ id }) => id))
      for (const [index, box] of version.boxes.entries()) {
        const picture = (box.width * box.height) / (1200 * 750)
        const cells = [found[position]?.within(box) ?? 0, picture].map((share) => `${Math.round(100 * share)}%`)
        expect(rows[index]).toEqual([box.id, ...cells])
      }
    }
    for (const [position, { half }] of found.entries()) {
      const [, share = ''] = /Half of all gaze fell on (\d+)% of the picture/.exec(heat[position] ?? '') ?? []
      expect(Number(share)).toBe(Math.round(100 * half))
    }
    const peak = Math.max(...found.map((each) => each.peak))
    const shown = /Per cent of all gaze in each square degree ?([\d.]+)/.exec(plainText(main))?.[1] ?? 'none'
    expect(Math.abs(Number(shown) / peak - 1)).toBeLessThan(0.02)
    const [bars = ''] = alts.filter((text) => /most viewers looking at/i.test(text))
    for (const [position, version] of recomputed.versions.entries()) {
      const begin = isComparison ? `${'AB'[position]}, m` : 'M'
      const pattern = new RegExp(
        `${begin}ost viewers looking at the (.+?) at once: (\\d+), within (\\d+) to (\\d+) s[;.] [Aa]t the end, (\\d+|nobody) (?:is|are)`,
      )
      const [, area = '', max, from, to, last] = pattern.exec(bars) ?? []
      const counted = countViewers(version, area, 1000 * durationOf(recomputed))
      const first = counted.indexOf(Math.max(...counted))
      const second = Math.floor((first * durationOf(recomputed)) / 60)
      expect([from, to, max, last]).toEqual([
        String(second),
        String(second + 1),
        String(counted[first]),
        String(counted.at(-1)),
      ])
    }
  })

  test('has no table that these tests leave out', () => {
    const checked = recomputedTables(printed)
    const isRecomputed = (name: string) =>
      checked.some((each) => (typeof each === 'string' ? each === name : each.test(name)))
    const found = tableNames(main)
    const unchecked = found.filter((name) => !isRecomputed(name))
    if (unchecked.length > 0) throw new Error(`${HOW_TO_CHECK_TABLES}\n${unchecked.join('\n')}`)
    expect(found).toHaveLength(checked.length)
  })

  test('shows no number that is neither recomputed here nor matched by CHECKED', () => {
    const { length } = recomputed.versions[0]?.ids ?? []
    const isComparison = recomputed.versions.length > 1
    const seconds = durationOf(recomputed)
    const lossSentences = recomputed.versions.map(({ people }) => {
      const rows = people.flat()
      const share = (count: number) => `${((100 * count) / rows.length).toFixed(1)}%`
      const gaze = rows.filter((row) => row.gaze_x !== undefined)
      const outside = gaze.filter(({ gaze_x: x = 0, gaze_y: y = 0 }) => x < 0 || y < 0 || x > 1200 || y > 750)
      return `${share(rows.length - gaze.length)} of the samples were lost and ${share(outside.length)} fell outside the picture; neither is shown.`
    })
    const who = isComparison ? `${length} viewers of A, ${length} viewers of B` : `${length} viewers`
    const allowed = [...prose, ...lossSentences, `Simulated data, ${who}, ${seconds} seconds.`]
    const unexpected = numberedTexts(main).filter(
      (text) => !allowed.some((each) => text.includes(each) || each.includes(text)),
    )
    const unchecked = unexpected.filter((text) => !CHECKED.some((pattern) => pattern.test(text)))
    if (unchecked.length > 0) throw new Error(`${HOW_TO_CHECK}\n${unchecked.join('\n')}`)
  })
})
