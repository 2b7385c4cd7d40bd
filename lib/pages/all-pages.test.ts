import { expect, test } from '@jest/globals'
import { pageText } from '../../tests/fixtures/content-folder'
import { openFiles, withFiles } from '../content/files'
import { getAllPages } from './all-pages'
import { docsIndex } from './docs/page'

/** Returns documentation pages in areas of 40, with the front page of each area first. */
const areas = (count: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count * 40 }, (_, index) => {
      const [area, first] = [Math.floor(index / 40), index % 40 === 0]
      const file = `content/docs/area-${area}/${first ? 'index' : `page-${index}`}.md`
      return [file, pageText(`Page ${index}`, `lead: Read on.\norder: ${index + 1000}\n`)]
    }),
  )

const withAreas = <Result>(count: number, run: () => Result): Result =>
  withFiles(openFiles({ overlay: areas(count) }), run)

const linksIn = async (count: number) =>
  (await withAreas(count, getAllPages)).groups.flatMap(({ links }) => links.map(({ href }) => href))

test('the overview of the documentation lists every page of the site', async () => {
  const [links, more] = [await linksIn(0), await linksIn(1)]
  expect(more.filter((href) => !links.includes(href))).toHaveLength(40)
})

test('on a large site, the overview lists the front page of each area of the documentation, whose sidebar lists the others', async () => {
  const [links, more] = [await linksIn(5), await linksIn(50)]
  expect(links).toContain('/docs/area-4')
  expect(links).not.toContain('/docs/area-4/page-161')
  expect(links).not.toContain('/pricing')
  expect(more.filter((href) => !links.includes(href))).toEqual(
    Array.from({ length: 45 }, (_, index) => `/docs/area-${index + 5}`),
  )
})

test('with 2,000 more pages, the overview of the documentation hardly grows', async () => {
  const sizeAt = async (count: number) =>
    JSON.stringify(await withAreas(count, () => docsIndex.view(docsIndex.path))).length
  expect(await sizeAt(50)).toBeLessThan(1.2 * (await sizeAt(1)))
})
