import { afterEach, expect, test } from '@jest/globals'
import { inContentFolder, pageText } from '../../../tests/fixtures/content-folder'
import { getPreviewNotice } from './preview-notice'

const doc = (more: string) => pageText('A page', `lead: A lead.\norder: 500\n${more}`)
const files = {
  'content/docs/public.md': doc(''),
  'content/docs/winter.md': doc('publishAt: 2099-12-01 09:00\n'),
  'content/docs/draft.md': doc('draft: true\n'),
}

const before = { ...process.env }
afterEach(() => {
  process.env = { ...before }
})

/** Returns the notices of the three pages in an environment. */
const notices = (env: Record<string, string>) => {
  Object.assign(process.env, env)
  const paths = ['/docs/public', '/docs/winter', '/docs/draft']
  return inContentFolder(files, () => Promise.all(paths.map(getPreviewNotice)))
}

const later = 'This page will be public from 1 December 2099, 09:00 Europe/Amsterdam time.'
const draft = 'This page is a draft.'

test('in development, only unpublished pages have a notice, which says why they are unpublished', async () => {
  const only = (state: string) => ({ label: 'Preview', text: undefined, state, link: undefined })
  expect(await notices({ NODE_ENV: 'development' })).toEqual([undefined, only(later), only(draft)])
})

test('in development, a mistake in one file does not affect other pages', async () => {
  Object.assign(process.env, { NODE_ENV: 'development' })
  const broken = { ...files, 'content/docs/broken.md': pageText('A page', 'draft: yes\n') }
  expect(await inContentFolder(broken, () => getPreviewNotice('/docs/draft'))).toMatchObject({ state: draft })
})

test('in a preview every page says that it is a preview', async () => {
  const [first, second] = await notices({ EDITION: 'preview' })
  expect(first).toMatchObject({ text: 'This is a preview, not the published site.', state: undefined })
  expect(second).toMatchObject({ state: later, link: { href: '/preview' } })
})

test('in a published build no page has a notice', async () => {
  expect(await notices({ NODE_ENV: 'production', EDITION: '' })).toEqual([undefined, undefined, undefined])
})
