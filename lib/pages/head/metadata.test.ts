import { expect, test } from '@jest/globals'
import { basePath, language } from '../../../site.config'
import { getSite } from '../../content/site'
import { getTexts } from '../../i18n/texts'
import { href } from '../../shared/urls'
import { artworkNote, simulatedNote } from '../case-notes'
import { basePathOf, languagesOf, pageMetadata, socialPictureOf, tabTitle } from './metadata'

const { name, origin } = await getSite()

const facts = { path: '/cases/bread', title: 'Bread', description: 'Two loaves, side by side.' }

test('every URL in the head of a page is absolute, and all of them name the same page', async () => {
  const { alternates, openGraph } = await pageMetadata({ ...facts, markdownCopy: '/cases/bread.md' })
  expect(alternates?.canonical).toBe(`${origin}/cases/bread`)
  expect(alternates?.types).toEqual({ 'text/markdown': `${origin}/cases/bread.md` })
  expect(openGraph).toMatchObject({
    url: `${origin}/cases/bread`,
    images: [{ url: `${origin}/social/cases/bread.png`, width: 1200, height: 630 }],
  })
})

test('the canonical URL of the home page ends in a slash', async () => {
  const { alternates, openGraph } = await pageMetadata({ ...facts, path: '/' })
  expect(alternates?.canonical).toBe(`${origin}/`)
  expect(openGraph).toMatchObject({ url: `${origin}/` })
})

test('the title names the site once', async () => {
  expect((await pageMetadata(facts)).title).toBe(`Bread – ${name}`)
  expect((await pageMetadata({ ...facts, title: `${name} bread` })).title).toBe(`${name} bread`)
})

test('only a page with noindex asks search engines not to index it', async () => {
  expect((await pageMetadata({ ...facts, noindex: true })).robots).toEqual({ index: false, follow: true })
  expect((await pageMetadata(facts)).robots).toBeUndefined()
})

test('the home page and the pages that list what is in the feed link to the feed, and no other pages do', async () => {
  const feed = { 'application/atom+xml': `${origin}/feed.xml` }
  for (const path of ['/', '/cases', '/docs'])
    expect((await pageMetadata({ ...facts, path })).alternates?.types).toEqual(feed)
  for (const path of ['/pricing', '/docs/rest'])
    expect((await pageMetadata({ ...facts, path })).alternates?.types).toEqual({})
})

test.each([
  ['Bread', 'Oven', 'Bread – Oven'],
  ['Bread of the Oven', 'Oven', 'Bread of the Oven'],
  ['Oven: bread', 'Oven', 'Oven: bread'],
  ['The Oven’s bread', 'Oven', 'The Oven’s bread'],
  ['Ovenware', 'Oven', 'Ovenware – Oven'],
  ['Bread, coOven', 'Oven', 'Bread, coOven – Oven'],
  ['Ofen für Öfen', 'Öfe', 'Ofen für Öfen – Öfe'],
  ['What a (b)? is', 'a (b)?', 'What a (b)? is'],
])('“%s” of “%s” is shown as “%s”', (title, name, shown) => expect(tabTitle(title, name)).toBe(shown))

const two = { default: 'en', exported: ['en', 'nl'] }

test('with two languages a page has an alternate for each and an x-default', () => {
  expect(languagesOf('/cases/bread', 'https://www.example', two)).toEqual({
    en: 'https://www.example/cases/bread',
    nl: 'https://www.example/nl/cases/bread',
    'x-default': 'https://www.example/cases/bread',
  })
})

test('the URL of the home page ends in a slash at the root of the host, but not in a language folder', () => {
  expect(languagesOf('/', 'https://www.example', two)).toEqual({
    en: 'https://www.example/',
    nl: 'https://www.example/nl',
    'x-default': 'https://www.example/',
  })
})

test('with one language there are no alternates', () => {
  expect(languagesOf('/', 'https://www.example', { default: 'en', exported: ['en'] })).toBeUndefined()
})

test('the base path follows from the language of the export', () => {
  expect(basePath).toBe(basePathOf(language))
  expect(href('/about')).toBe(`${basePathOf(language)}/about`)
})

const t = await getTexts()
const simulated = simulatedNote(t).label
const tested = { path: '/cases/toast', title: 'Toast', heading: 'Does toast work?' }
const versions = [{ name: 'The toast' }, { name: 'The jam' }]

test('the text alternative of a picture with simulated data says that the data is simulated and the artwork is not a real advertisement', async () => {
  for (const page of [tested, { ...tested, versions }, { ...tested, path: '/cases' }]) {
    const { alt } = await socialPictureOf({ ...page, caseLabel: simulated })
    expect(alt).toContain('simulated viewers')
    expect(alt).toContain(artworkNote(t).text)
    expect(alt.endsWith(` ${simulated}`)).toBe(true)
  }
})

test('measured data is not called simulated', async () => {
  const { alt } = await socialPictureOf({ ...tested, versions, caseLabel: artworkNote(t).label })
  expect(alt).toContain('“Does toast work?”')
  expect(alt).not.toMatch(/simulated/i)
})

test('the text alternative names both versions', async () => {
  const { alt } = await socialPictureOf({ ...tested, versions, caseLabel: simulated })
  expect(alt).toContain('A, “The toast”, and B, “The jam”')
})

test('only the social card of the privacy policy has closed eyes', async () => {
  const altAt = async (path: string) => (await socialPictureOf({ path, title: 'Law' })).alt
  expect(await altAt('/privacy')).toContain('closed eyes')
  expect(await altAt('/terms')).toMatch(/“Law” above a pair of eyes/)
})
