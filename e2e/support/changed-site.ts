import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { startSite, type TestSite, type TestSiteOptions } from './site'

/**
 * Serves a copy of the export with some files changed, as another build would have written them. The responses are
 * real: if a test fulfils a request, Chromium does not allow that page to request another port of this machine.
 * @param change returns the text to serve for every page and payload, given its text and path
 * @param files additional files of the site, text by path
 */
export async function startChangedSite(
  change: (text: string, path: string) => string,
  { files = {}, ...options }: TestSiteOptions & { files?: Readonly<Record<string, string>> } = {},
): Promise<TestSite & { outDir: string }> {
  const outDir = await mkdtemp(join(tmpdir(), 'oogwenk-out-'))
  await cp('out', outDir, { recursive: true })
  for (const path of await readdir(outDir, { recursive: true })) {
    if (/\.(br|gz|zst)$/.test(path)) await rm(join(outDir, path))
    else if (/\.html$|[/\\]f[/\\][^/\\]+\.js$/.test(path)) {
      await writeFile(join(outDir, path), change(await readFile(join(outDir, path), 'utf8'), path))
    }
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(outDir, path)), { recursive: true })
    await writeFile(join(outDir, path), text)
  }
  const site = await startSite({ ...options, outDir })
  const close = async () => {
    await site.close()
    await rm(outDir, { recursive: true, force: true })
  }
  return { ...site, outDir, close }
}

/** Returns a function that rewrites a file as if the site had been built with this form service and this transport. */
export function asBuiltFor(service: string, transport: 'fetch' | 'native'): (text: string) => string {
  const { origin } = new URL(service)
  return (text) =>
    text
      .replace(/(form-action|connect-src) 'self'/g, `$1 'self' ${origin}`)
      .replaceAll('action="/forms"', `action="${service}"`)
      .replaceAll(String.raw`\"action\":\"/forms\"`, String.raw`\"action\":\"${service}\"`)
      .replaceAll(String.raw`\"transport\":\"fetch\"`, String.raw`\"transport\":\"${transport}\"`)
}
