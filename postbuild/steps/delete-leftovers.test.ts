import { expect, test } from '@jest/globals'
import { memoryOutDir } from '../../tests/fixtures/out-dir'
import { deleteLeftovers } from './delete-leftovers'

test('payload copies, manifests and scripts that nothing names go; what is named stays, and other texts', async () => {
  const kept = {
    'docs.html': '<script data-files="/_next/static/f/a.js /_next/static/chunks/b.js"></script>',
    '_next/static/f/a.js': 'use("static/chunks/c.js")',
    '_next/static/chunks/b.js': '',
    '_next/static/chunks/c.js': '',
    'robots.txt': '',
    'licences.txt': '',
  }
  const out = memoryOutDir({
    ...kept,
    'docs.txt': '',
    'docs/__next._tree.txt': '',
    '_next/static/site/_buildManifest.js': '',
    '_next/static/f/stale.js': 'stale.js',
    '_next/static/chunks/polyfill.js': '',
    '_next/static/chunks/inlined.css': '',
  })
  await deleteLeftovers.run(out)
  expect(out.now()).toEqual(kept)
})
