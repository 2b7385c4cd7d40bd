import { expect, test } from '@jest/globals'
import { caseText } from '../../../tests/fixtures/messages/case-files'
import { filledSite } from '../../../tests/fixtures/messages/filled-site'
import { changed, doc } from '../../../tests/fixtures/messages/pages'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { contentOf, type Texts } from '../../../tests/fixtures/small-content'
import { openFiles, withFiles } from '../../content/files'
import { links } from './links'
import { publishing } from './publishing'

const fixed = (more: string) => ({
  'content/pages/thanks.md': `---\ntitle: Thanks\ndescription: It says that a message came.\nlead: Thanks.\nbutton: Home\n${more}---\n\nText.\n`,
})
const soap = (first: string) => ({
  'content/docs/soap/index.md': doc({ more: 'publishAt: 2099-12-01 09:00\n' }),
  'content/docs/soap/first.md': doc({ more: `publishAt: ${first}\n` }),
})
const toast = (fields: string, slug = 'toast') => ({ [`content/cases/${slug}/index.md`]: caseText({ fields }) })
const linked = (newPage: string, oldPage: string, text: string) => ({
  'content/docs/new.md': doc({ more: newPage }),
  'content/docs/old.md': doc({ more: oldPage, text }),
})
const reference = 'Read [more].\n\n[more]: /docs/new'
const manyForms = 'Read [it](/docs/before), [it]({{site.origin}}/docs/new) or [it](/docs/new.md?a#b).'

testRule(publishing, [
  {
    id: 'publish-draft',
    invalid: { 'content/docs/one.md': doc({ more: 'draft: true\npublishAt: 2027-12-01 09:00\n' }) },
    valid: { 'content/docs/one.md': doc({ more: 'draft: false\npublishAt: 2027-12-01 09:00\n' }) },
  },
  {
    id: 'publish-far',
    invalid: { 'content/docs/one.md': doc({ more: 'publishAt: 2062-12-01\n' }) },
    valid: { 'content/docs/one.md': doc({ more: 'publishAt: 2026-12-01\n' }) },
  },
  {
    id: 'publish-past',
    invalid: {
      'content/docs/one.md': doc({ more: 'publishAt: 2024-12-01 09:00\n' }),
      'content/.dates.json': '{}',
    },
    valid: {
      'content/docs/one.md': doc({ more: 'publishAt: 2024-12-01 09:00\n' }),
      'content/.dates.json': '{ "/docs/one": { "words": "0123456789abcdef", "day": "2024-12-01" } }',
    },
  },
  {
    id: 'publish-long-ago',
    invalid: { 'content/docs/one.md': doc({ more: 'publishAt: 1926-12-01 09:00\n' }) },
    valid: { 'content/docs/one.md': doc({ more: 'publishAt: 2024-12-01 09:00\n' }) },
  },
  {
    id: 'publish-fixed',
    invalid: fixed('draft: true\n'),
    valid: { 'content/docs/thanks.md': doc({ more: 'draft: true\n' }) },
  },
  {
    id: 'publish-fixed',
    invalid: fixed('publishAt: 2026-12-01 09:00\n'),
    valid: { 'content/docs/thanks.md': doc({ more: 'publishAt: 2026-12-01 09:00\n' }) },
  },
  { id: 'publish-above', invalid: soap('2099-12-01 08:59'), valid: soap('2099-12-01 09:00') },
  {
    id: 'publish-below',
    invalid: { ...soap('2099-12-01 08:59'), 'content/docs/soap/second.md': doc() },
    valid: { ...soap('2099-12-01 09:00'), 'content/docs/soap/second.md': doc({ more: 'draft: true\n' }) },
  },
  {
    id: 'publish-link',
    invalid: linked('draft: true\n', '', 'Read [more](/docs/new#x).'),
    valid: linked('draft: true\n', 'draft: true\n', 'Read [more](/docs/new#x).'),
  },
  {
    id: 'publish-link',
    invalid: linked('publishAt: 2099-12-01\n', '', reference),
    valid: linked('publishAt: 2026-01-01\n', '', reference),
  },
  {
    id: 'publish-link',
    invalid: linked('draft: true\naliases: [/docs/before]\n', '', manyForms),
    valid: linked('aliases: [/docs/before]\n', '', manyForms),
  },
  { id: 'publish-no-case', invalid: { 'content/docs/only.md': doc() }, valid: toast('') },
  { id: 'publish-no-case', invalid: toast('draft: true\n'), valid: { ...toast(''), ...toast('draft: true\n', 'tea') } },
  { id: 'publish-no-case', invalid: toast('publishAt: 2099-12-01\n'), valid: toast('publishAt: 2026-01-01\n') },
  { id: 'publish-no-case', invalid: toast('draft: true\n'), valid: toast('draft: [\n') },
])

/** A page and a case that are drafts. */
const drafts: Texts = {
  'content/site.yml': filledSite,
  'content/docs/new.md': doc({ more: 'draft: true\naliases: [/docs/former]\n', text: '## Place\n\n[Up](#place)' }),
  'content/cases/toast/index.md': caseText({ fields: 'draft: true\n' }),
  'content/cases/toast/a.csv': '',
}

const reportOf = (files: Texts) =>
  withFiles(openFiles({ overlay: files }), async () => {
    const content = await contentOf(files)
    return [...(await publishing.check(content)), ...(await links.check(content))]
  })

/** Returns the diagnostics of a page with this text, which begins on line 8. */
const reportedOf = async (text: string, more = '') => {
  const found = await reportOf({ ...drafts, 'content/docs/old.md': doc({ more, text }) })
  return found.filter(({ file }) => file === 'content/docs/old.md').map(({ id, line }) => `${line} ${id}`)
}

const forms = [
  ...['/docs/new', '/docs/new/', '/docs/new?from=here', '/docs/new#place', '/docs/new?from=here#place'],
  ...['/docs/former', '/docs/former#place', '/docs/new.md', '/docs/new.md?from=here'],
  ...['/cases/toast', '/cases/toast/a.csv', '/cases/toast/areas.csv#row=2'],
  ...['{{site.origin}}/docs/new', '{{site.origin}}/docs/new.html', '{{site.origin}}/docs/former'],
]

test.each(forms)('a link to a draft as %s is an error, and is not called an alias', async (form) => {
  expect(await reportedOf(`[x](${form})`)).toEqual(['8 publish-link'])
  expect(await reportedOf(`[x]\n\n[x]: ${form}`)).toEqual(['10 publish-link'])
  expect(await reportedOf(`[x](${form})`, 'draft: true\n')).not.toContain('9 publish-link')
})

test('a link to a draft that names the host is an error too, with or without TLS, and in capitals', async () => {
  for (const origin of ['https://www.oogwenk.nl', 'http://www.oogwenk.nl', 'https://WWW.Oogwenk.nl'])
    expect(await reportedOf(`[x](${origin}/docs/new)`)).toContain('8 publish-link')
  expect(await reportedOf('https://www.oogwenk.nl/docs/new#place')).toContain('8 publish-link')
  expect(await reportedOf('[x](https://www.oogwenk.com/docs/new)')).toEqual([])
})

test('a field that links to a draft is reported with its name, even after a token', async () => {
  const site = (href: string) =>
    reportOf({ ...drafts, ...changed('locales/en/common.json', '"site": {', `"site": {\n "x": "${href}",`) })
  for (const href of ['/docs/new', '/docs/former?x', '{{site.origin}}/docs/new.md']) {
    const found = (await site(href)).filter(({ file }) => file.startsWith('locales/'))
    expect(found.map(({ id, field }) => [id, field])).toEqual([['publish-link', 'site.x']])
  }
  expect((await site('/docs')).filter(({ id }) => id === 'publish-link')).toEqual([])
})

test('a mistake in another field hides no link to a draft', async () => {
  expect(await reportedOf('[x](/docs/new)', 'unknown: x\n')).toEqual(['9 publish-link'])
})
