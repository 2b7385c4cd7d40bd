import { expect, test } from '@jest/globals'
import { basePath, language } from '../../../site.config'
import { getSite } from '../../content/site'
import { getTexts } from '../../i18n/texts'
import { href } from '../../shared/urls'
import { exampleOf, simulatedOf } from '../case-notes'
import { basePathOf, languagesOf, pageMetadata, socialPictureOf, tabTitle } from './metadata'

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

test('with two languages a page names itself, its other language and the one for everybody else', () => {
  expect(languagesOf('/cases/bread', 'https://www.example', two)).toEqual({
    en: 'https://www.example/cases/bread',
    nl: 'https://www.example/nl/cases/bread',
    'x-default': 'https://www.example/cases/bread',
  })
})

test('home pages have their addresses as they are known: with a slash at the root, without one below it', () => {
  expect(languagesOf('/', 'https://www.example', two)).toEqual({
    en: 'https://www.example/',
    nl: 'https://www.example/nl',
    'x-default': 'https://www.example/',
  })
})

test('with one language there is nothing to name', () => {
  expect(languagesOf('/', 'https://www.example', { default: 'en', exported: ['en'] })).toBeUndefined()
})

test('this export lies where its language says', () => {
  expect(basePath).toBe(basePathOf(language))
  expect(href('/about')).toBe(`${basePathOf(language)}/about`)
})

const t = await getTexts()
const simulated = simulatedOf(t).label
const tested = { path: '/cases/toast', title: 'Toast', heading: 'Does toast work?' }
const versions = [{ name: 'The toast' }, { name: 'The jam' }]

test('what is read out of simulated data says whose gaze it is, and that the artwork is no real advertising', async () => {
  for (const page of [tested, { ...tested, versions }, { ...tested, path: '/cases' }]) {
    const { alt } = await socialPictureOf({ ...page, dataNote: simulated })
    expect(alt).toContain('simulated viewers')
    expect(alt).toContain(exampleOf(t).text)
    expect(alt.endsWith(` ${simulated}`)).toBe(true)
  }
})

test('measured data are not called simulated', async () => {
  const { alt } = await socialPictureOf({ ...tested, versions, dataNote: exampleOf(t).label })
  expect(alt).toContain('“Does toast work?”')
  expect(alt).not.toMatch(/simulated/i)
})

test('both versions are named', async () => {
  const { alt } = await socialPictureOf({ ...tested, versions, dataNote: simulated })
  expect(alt).toContain('A, “The toast”, and B, “The jam”')
})

test('only the privacy policy has its eyes closed', async () => {
  const altAt = async (path: string) => (await socialPictureOf({ path, title: 'Law' })).alt
  expect(await altAt('/privacy')).toContain('closed eyes')
  expect(await altAt('/terms')).toMatch(/“Law” above a pair of eyes/)
})
