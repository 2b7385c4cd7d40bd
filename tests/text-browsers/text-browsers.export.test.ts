import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { html as tree } from '@oogwenk/ship'
import { listPages } from '../../e2e/support/pages'
import { noteSkipped } from '../run/skipped.mjs'
import { dumpPage, findLynx } from './dump'
import { piecesOf, readInOrder } from './reading-order'

const { elementsOf, nodesOf, rangeOf } = tree

const lynx = findLynx() ?? ''
if (!lynx) noteSkipped('pages in a text browser', 'Lynx')
/** Without Lynx, the tests are skipped, not left out: otherwise, Jest would fail because of obsolete snapshots. */
const describeWithLynx = lynx ? describe : describe.skip

const fileOf = (page: string) => `out${page === '/' ? '/index' : page}.html`

describeWithLynx('In Lynx', () => {
  test.each([...listPages('out'), '/404'])(
    '%s shows every word in source order, with spaces between words',
    async (page) => {
      const pieces = piecesOf(readFileSync(fileOf(page), 'utf8'))
      expect(pieces.length).toBeGreaterThan(20)
      expect(readInOrder(pieces, await dumpPage(lynx, fileOf(page), 990))).toEqual({ unseparated: [] })
    },
  )

  // One page has a form and elements that JavaScript would move; the other has a list of operations. When their text
  // changes, update the snapshots with -u.
  test.each(['/', '/docs/rest/reference/locales'])('%s has the same text as in the snapshot', async (page) => {
    expect(withoutDates(await dumpPage(lynx, fileOf(page)))).toMatchSnapshot()
  })
})

test.each([...listPages('out'), '/404'])('%s begins with its header and ends with its footer', (page) => {
  const nodes = nodesOf(readFileSync(fileOf(page), 'utf8'))
  const starts = ['header', 'main', 'footer'].map((tag) => elementsOf(nodes, tag).map((part) => rangeOf(part).start))
  expect(starts.map((found) => found.length > 0)).toEqual([true, true, true])
  const [header = [], main = [], footer = []] = starts
  expect(main).toHaveLength(1)
  expect(Math.min(...header)).toBeLessThan(main[0] ?? 0)
  expect(Math.max(...footer)).toBeGreaterThan(main[0] ?? Number.NaN)
})

/** Removes the date of the last change, and the first line, in which Lynx lists the links in the head. */
const withoutDates = (text: string) => text.replace(/^#.*\n+/, '').replace(/\b\d{1,2} [A-Z][a-z]+ 20\d\d\b/g, '(a day)')
