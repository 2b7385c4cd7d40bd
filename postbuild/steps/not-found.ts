import { href } from '../../lib/urls'
import { siteConfig } from '../../site.config'
import { attribute, elementsOf, nodesOf, placeOf, splice } from '../html'
import type { OutDir } from '../out-dir'
import type { Step } from '../step'

/** What 404.html does is said by the hosting policy. Next's copy of it is no page. */
export const notFound: Step = { name: 'not-found', run: (out) => settleNotFound(out, siteConfig.hosting.unknown) }

/** @param unknown under `redirect`, hosts that cannot redirect answer with 404.html, and it leads to `/` by itself */
export async function settleNotFound(out: OutDir, unknown: 'redirect' | 'notFoundPage'): Promise<void> {
  const copies = (await out.files()).filter((path) => /^_not-found[./]/.test(path))
  for (const path of ['_not-found', ...copies]) await out.remove(path)
  if (unknown === 'redirect') await out.write('404.html', putRefresh(await out.readText('404.html'), href('/')))
}

/** Puts an instant refresh after the declaration of the character set, which must come first. */
export function putRefresh(html: string, url: string): string {
  const metas = elementsOf(nodesOf(html), 'meta')
  if (metas.some((meta) => attribute(meta, 'http-equiv') === 'refresh')) return html
  const charset = metas.find((meta) => attribute(meta, 'charset') !== undefined)
  if (!charset) throw new Error('out/404.html declares no character set. Report this: Next writes one into every page.')
  const { end } = placeOf(charset)
  return splice(html, [{ start: end, end, text: `<meta http-equiv="refresh" content="0; url=${url}"/>` }])
}
