import { expect, test } from '@jest/globals'
import { getSite } from '../../content/site'
import { pageMetadata } from './metadata'

const { name, origin } = await getSite()

const facts = { path: '/cases/bread', title: 'Bread', description: 'Two loaves, side by side.' }

test('every address in a head is whole, and all of them are the same', async () => {
  const { alternates, openGraph } = await pageMetadata({ ...facts, markdownCopy: '/cases/bread.md' })
  expect(alternates?.canonical).toBe(`${origin}/cases/bread`)
  expect(alternates?.types).toEqual({ 'text/markdown': `${origin}/cases/bread.md` })
  expect(openGraph).toMatchObject({
    url: `${origin}/cases/bread`,
    images: [{ url: `${origin}/social/cases/bread.png`, width: 1200, height: 630 }],
  })
})

test('the home page is known with its slash', async () => {
  const { alternates, openGraph } = await pageMetadata({ ...facts, path: '/' })
  expect(alternates?.canonical).toBe(`${origin}/`)
  expect(openGraph).toMatchObject({ url: `${origin}/` })
})

test('the tab names the site, once', async () => {
  expect((await pageMetadata(facts)).title).toBe(`Bread – ${name}`)
  expect((await pageMetadata({ ...facts, title: `${name} bread` })).title).toBe(`${name} bread`)
})

test('a page that is for nobody to find says so, and a public one does not', async () => {
  expect((await pageMetadata({ ...facts, noindex: true })).robots).toEqual({ index: false, follow: true })
  expect((await pageMetadata(facts)).robots).toBeUndefined()
})

test('the feed is named where readers look for it: on the home page and on the pages that list what is in it', async () => {
  const feed = { 'application/atom+xml': `${origin}/feed.xml` }
  for (const path of ['/', '/cases', '/docs'])
    expect((await pageMetadata({ ...facts, path })).alternates?.types).toEqual(feed)
  for (const path of ['/pricing', '/docs/rest'])
    expect((await pageMetadata({ ...facts, path })).alternates?.types).toEqual({})
})
