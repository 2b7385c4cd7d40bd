import { expect, test } from '@jest/globals'
import { exportedPage } from '../../tests/fixtures/exported-page'
import { memoryOutDir } from '../../tests/fixtures/out-dir'
import { splice } from '../html'
import { plainSteps, steps } from '../run'
import { classifyPlain } from './classify'
import { notFound, putRefresh } from './not-found'
import { placeSuspenseContent } from './place-suspense-content'
import { picturesIn, prunePictures } from './prune-pictures'
import { putLoader } from './put-loader'
import { putPolicy } from './put-policy'

const page = (body = '', head = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}<title>A</title></head><body>${body}</body></html>`

test('the not-found page leads to the start at once, after its character set; the copy that Next keeps is gone', async () => {
  const out = memoryOutDir({
    '404.html': page(),
    '_not-found.html': page(),
    '_not-found/a.txt': '',
    '_not-found.txt': '',
  })
  await notFound.run(out)
  await notFound.run(out)
  expect(out.now()).toEqual({
    '404.html': page('', '<meta http-equiv="refresh" content="0; url=/"/>'),
  })
  expect(putRefresh(page(), '/nl')).toContain('content="0; url=/nl"')
  expect(() => putRefresh('<p>', '/')).toThrow(/declares no character set\. Report this/)
})

test('pictures that no page shows are not shipped, and one that is shown but missing stops the build', async () => {
  const body = `<picture><source srcSet="/media/pictures/a.1-480.avif 480w, /media/pictures/a.1-960.avif 960w"/><img src="/media/pictures/a.2-960.jpg"/></picture>`
  const shown = ['a.1-480.avif', 'a.1-960.avif', 'a.2-960.jpg'].map((name) => [`media/pictures/${name}`, 'x'])
  const out = memoryOutDir({
    'index.html': page(
      body,
      '<meta property="og:image" content="https://oogwenk.example/media/pictures/og.1-1200.jpg"/>',
    ),
    ...Object.fromEntries(shown),
    'media/pictures/og.1-1200.jpg': 'x',
    'media/pictures/old.3-960.jpg': 'x',
    'media/film.webm': 'x',
  })
  await prunePictures.run(out)
  expect(Object.keys(out.now())).toEqual(
    ['index.html', 'media/film.webm', ...shown.map(([path]) => path), 'media/pictures/og.1-1200.jpg'].sort(),
  )
  await out.remove('media/pictures/a.1-960.avif')
  await expect(prunePictures.run(out)).rejects.toThrow(
    /^out\/index\.html shows the picture \/media\/pictures\/a\.1-960\.avif, which is not there\. Build again/,
  )
})

test('text that names a picture does not count as showing it', () => {
  expect(
    picturesIn(page('<p>/media/pictures/a.1-480.avif</p><img alt="x" src="/media/pictures/b.1-480.webp">')),
  ).toEqual(['/media/pictures/b.1-480.webp'])
})

test('changes of a page that overlap are refused', () => {
  expect(
    splice('abcdef', [
      { start: 4, end: 5, text: 'X' },
      { start: 0, end: 1, text: '' },
    ]),
  ).toBe('bcdXf')
  const overlapping = [
    { start: 0, end: 3, text: '' },
    { start: 2, end: 4, text: '' },
  ]
  expect(() => splice('abcdef', overlapping)).toThrow(/overlap\. Report this/)
})

test('under SHIP=plain the framework stays as Next wrote it, the loader does header and reveals, and inline scripts are allowed', async () => {
  const out = memoryOutDir({ 'a.html': exportedPage({ rows: ['4:I[3,["$2"],"DemoForm"]'] }) })
  const own = [classifyPlain, placeSuspenseContent, putLoader, putPolicy]
  expect(plainSteps.filter((step) => own.includes(step))).toEqual(own)
  for (const step of own) await step.run(out)
  const html = out.now()['a.html'] ?? ''
  const without = html.replace(/<meta http-equiv[^>]*>/, '').replace(/<script data-ship="plain">.+?<\/script>/s, '')
  expect(without).toBe(exportedPage({ rows: ['4:I[3,["$2"],"DemoForm"]'] }))
  expect(html).toContain("script-src 'self' 'unsafe-inline'")
  expect(html).not.toContain('data-files')
})

test('steps have names of their own', () => {
  for (const recipe of [steps, plainSteps]) expect(new Set(recipe.map(({ name }) => name)).size).toBe(recipe.length)
})
