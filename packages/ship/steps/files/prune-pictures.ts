import { addressOf } from '../../address'
import { type Node, nodesOf } from '../../html'
import { cachedText, type Step } from '../../step'

/**
 * Removes picture variants of earlier builds from the export: only those that a page shows are shipped, and none may be
 * missing.
 */
export const prunePictures: Step = {
  name: 'prune-pictures',
  run: async (out) => {
    const { pictures } = out.settings
    if (pictures === undefined) return
    const prefix = addressOf(`${pictures}/`, out.settings)
    const shown = new Map<string, string>()
    for (const page of await out.pages()) {
      const html = await out.readText(page)
      // The cheap test comes first: most pages show none.
      if (!html.includes(prefix)) continue
      const found = await cachedText(out, ['prune-pictures', prefix, html], () =>
        JSON.stringify(picturesIn(html, prefix)),
      )
      for (const url of JSON.parse(found) as string[]) shown.set(url, page)
    }
    for (const path of await out.files()) {
      const url = addressOf(`/${path}`, out.settings)
      if (path.startsWith(`${pictures.slice(1)}/`) && !shown.delete(url)) await out.remove(path)
    }
    for (const [url, page] of shown) {
      throw new Error(
        `out/${page} shows the picture ${url}, which is missing. Build again; if that does not help, delete .next/.`,
      )
    }
  },
}

/**
 * Returns the addresses of picture variants in any attribute: `src`, `srcset`, `poster`, or `content` for a social
 * picture.
 * @param prefix what these addresses start with
 */
export function picturesIn(html: string, prefix: string): string[] {
  return nodesOf(html)
    .flatMap((node: Node) => ('attrs' in node ? node.attrs : []))
    .flatMap(({ name, value }) => (name === 'srcset' || name === 'imagesrcset' ? value.split(/,\s+/) : [value]))
    .map((value) => value.trim().split(/\s/)[0] ?? '')
    .filter((value) => value.includes(prefix))
    .map((value) => value.slice(value.indexOf(prefix)))
}
