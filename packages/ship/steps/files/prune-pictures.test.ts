import { expect, test } from '@jest/globals'
import { memoryOutDir } from '../../tests/out-dir'
import { picturesIn, prunePictures } from './prune-pictures'

const page = (body = '', head = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}<title>A</title></head><body>${body}</body></html>`

test('pictures that no page shows are not shipped, and a picture that is shown but missing stops the build', async () => {
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
    'media/pictures-of-others/a.jpg': 'x',
  })
  await prunePictures.run(out)
  expect(Object.keys(out.now())).toEqual(
    [
      'index.html',
      'media/film.webm',
      'media/pictures-of-others/a.jpg',
      ...shown.map(([path]) => path),
      'media/pictures/og.1-1200.jpg',
    ].sort(),
  )
  await out.remove('media/pictures/a.1-960.avif')
  await expect(prunePictures.run(out)).rejects.toThrow(
    /^out\/index\.html shows the picture \/media\/pictures\/a\.1-960\.avif, which is missing\. Build again/,
  )
})

test('text that mentions a picture does not count as showing it', () => {
  expect(
    picturesIn(
      page('<p>/media/pictures/a.1-480.avif</p><img alt="x" src="/media/pictures/b.1-480.webp">'),
      '/media/pictures/',
    ),
  ).toEqual(['/media/pictures/b.1-480.webp'])
})
