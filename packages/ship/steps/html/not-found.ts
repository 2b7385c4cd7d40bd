import { addressOf } from '../../address'
import { attribute, type Element, elementsOf, nodesOf, rangeOf, splice } from '../../html'
import type { OutDir } from '../../out-dir'
import type { Step } from '../../step'

/** Applies the hosting policy to 404.html, and removes Next's copies of it, which are not pages. */
export const notFound: Step = {
  name: 'not-found',
  run: (out) => applyNotFoundPolicy(out, out.settings.hosting.unknown),
}

/**
 * Changes 404.html as the policy requires, and reverses what a run under the other policy did.
 * @param unknown `redirect`: hosts that cannot redirect send 404.html, which then refreshes to `/`; `notFoundPage`: it
 *   has no refresh
 */
export async function applyNotFoundPolicy(out: OutDir, unknown: 'redirect' | 'notFoundPage'): Promise<void> {
  const copies = (await out.files()).filter((path) => /^_not-found[./]/.test(path))
  for (const path of ['_not-found', ...copies]) await out.remove(path)
  const html = await out.readText('404.html')
  await out.write(
    '404.html',
    unknown === 'redirect' ? putRefresh(html, addressOf('/', out.settings)) : cutRefresh(html),
  )
}

const isRefresh = (meta: Element) => attribute(meta, 'http-equiv')?.toLowerCase() === 'refresh'

/** Removes every refresh. */
function cutRefresh(html: string): string {
  const refreshes = elementsOf(nodesOf(html), 'meta').filter(isRefresh)
  return splice(
    html,
    refreshes.map((meta) => ({ ...rangeOf(meta), text: '' })),
  )
}

/** Inserts an immediate refresh after the character set declaration, which must come first. */
export function putRefresh(html: string, url: string): string {
  const metas = elementsOf(nodesOf(html), 'meta')
  if (metas.some(isRefresh)) return html
  const charset = metas.find((meta) => attribute(meta, 'charset') !== undefined)
  if (!charset) throw new Error('out/404.html declares no character set. Report this: Next writes one into every page.')
  const { end } = rangeOf(charset)
  return splice(html, [{ start: end, end, text: `<meta http-equiv="refresh" content="0; url=${url}"/>` }])
}
