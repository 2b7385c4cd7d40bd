import { expect, test } from '@jest/globals'
import { inContentFolder } from '../../../tests/fixtures/content-folder'
import { caseFiles, caseText } from '../messages/cases/case-files'
import { filledSite } from '../messages/cases/filled-site'
import { changed } from '../messages/cases/pages'
import { takeSnapshot } from '../snapshot'
import { links } from './links'
import { publishing } from './publishing'

const doc = (more: string, text: string) =>
  `---\ntitle: A page\ndescription: It says what the page is about.\nlead: A lead.\norder: 500\n${more}---\n\n${text}\n`

/** A page and a case that are not finished. */
const drafts = {
  'content/site.yml': filledSite,
  'content/docs/new.md': doc('draft: true\naliases: [/docs/former]\n', '## Place\n\n[Up](#place)'),
  ...caseFiles(caseText({ fields: 'draft: true\n' })),
}

/** What is told of a page that says something. */
const toldOf = (text: string, more = '') =>
  inContentFolder(
    { ...drafts, 'content/docs/old.md': doc(more, text) },
    async () => {
      const survey = await takeSnapshot()
      const problems = [...(await publishing.check(survey)), ...(await links.check(survey))]
      return problems.filter(({ file }) => file === 'content/docs/old.md').map(({ id, line }) => `${line} ${id}`)
    },
    { legal: [] },
  )

const forms = [
  ...['/docs/new', '/docs/new/', '/docs/new?from=here', '/docs/new#place', '/docs/new?from=here#place'],
  ...['/docs/former', '/docs/former#place', '/docs/new.md', '/docs/new.md?from=here'],
  ...['/cases/toast', '/cases/toast/a.csv', '/cases/toast/areas.csv#row=2'],
  ...['{{site.origin}}/docs/new', '{{site.origin}}/docs/new.html', '{{site.origin}}/docs/former'],
]

test.each(forms)('a link to a draft as %s is an error, and is said to lead on to nothing', async (form) => {
  expect(await toldOf(`[x](${form})`)).toEqual(['8 publish-link'])
  expect(await toldOf(`[x]\n\n[x]: ${form}`)).toEqual(['10 publish-link'])
  expect(await toldOf(`[x](${form})`, 'draft: true\n')).not.toContain('9 publish-link')
})

test('so is one that names the host, with or without TLS and in capitals', async () => {
  for (const origin of ['https://www.oogwenk.nl', 'http://www.oogwenk.nl', 'https://WWW.Oogwenk.nl'])
    expect(await toldOf(`[x](${origin}/docs/new)`)).toContain('8 publish-link')
  expect(await toldOf('https://www.oogwenk.nl/docs/new#place')).toContain('8 publish-link')
  expect(await toldOf('[x](https://www.oogwenk.com/docs/new)')).toEqual([])
})

test('a field that leads to a draft is told with its name, also where a token stands before it', async () => {
  const home = (href: string) =>
    inContentFolder(
      { ...drafts, ...changed('locales/en/common.json', '"site": {', `"site": {\n "x": "${href}",`) },
      async () => publishing.check(await takeSnapshot()),
      { legal: [] },
    )
  for (const href of ['/docs/new', '/docs/former?x', '{{site.origin}}/docs/new.md'])
    expect((await home(href)).map(({ id, field }) => [id, field])).toEqual([['publish-link', 'site.x']])
  expect(await home('/docs')).toEqual([])
})

test('a mistake in another field hides no link to a draft', async () => {
  expect(await toldOf('[x](/docs/new)', 'unknown: x\n')).toEqual(['9 publish-link'])
})
