import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { bundle } from './bundle'

test('property names that scripts share are not minified, because each bundle would shorten them differently', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'oogwenk-bundle-'))
  try {
    const [page, worker] = [join(folder, 'page.ts'), join(folder, 'worker.ts')]
    await writeFile(page, 'addEventListener("message", ({ data }) => alert(data.waitedMs + data.widthPx))')
    await writeFile(worker, 'const other = { minMs: 1 }; postMessage({ waitedMs: other.minMs, widthPx: 2 })')
    for (const entry of [page, worker])
      expect((await bundle(entry)).match(/waitedMs|widthPx/g)).toEqual(['waitedMs', 'widthPx'])
  } finally {
    await rm(folder, { recursive: true })
  }
})
