import { expect, test } from '@jest/globals'
import { memoryOutDir } from '../../tests/out-dir'
import { applyNotFoundPolicy, notFound, putRefresh } from './not-found'

const page = (body = '', head = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}<title>A</title></head><body>${body}</body></html>`

test('the not-found page refreshes to the home page immediately, after its character set; the copy that Next keeps is removed', async () => {
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

test('if the policy requires it, the not-found page is as Next wrote it, without a refresh', async () => {
  const out = memoryOutDir({ '404.html': page(), '_not-found.html': page() })
  await applyNotFoundPolicy(out, 'notFoundPage')
  expect(out.now()).toEqual({ '404.html': page() })
})

test('the policy can be changed in both directions on an export that the step has processed', async () => {
  const out = memoryOutDir({ '404.html': page() })
  await applyNotFoundPolicy(out, 'redirect')
  const redirecting = out.now()
  expect(redirecting['404.html']).toContain('http-equiv="refresh"')
  for (const again of [1, 2]) {
    await applyNotFoundPolicy(out, 'notFoundPage')
    expect([again, out.now()]).toEqual([again, { '404.html': page() }])
  }
  await applyNotFoundPolicy(out, 'redirect')
  await applyNotFoundPolicy(out, 'redirect')
  expect(out.now()).toEqual(redirecting)
})
