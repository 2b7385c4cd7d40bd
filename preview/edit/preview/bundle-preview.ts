import { basename, join } from 'node:path'
import { makeFonts } from '../../../lib/images/fonts/make-fonts'

/** The bundled class of the documentation’s text, and the element in which the interface draws a text. */
const [TEXT, DRAWN] = ['.Prose_prose', '[data-rich-text-preview]']

/**
 * Bundles the style sheet with which the editor previews a page, from the current sources of the site.
 * @param root the project's folder
 * @returns by name, `preview.css` and the fonts that it loads from the same folder
 * @throws if a style sheet is invalid
 */
export async function bundlePreview(root: string): Promise<Map<string, Uint8Array>> {
  await makeFonts(root)
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [join(root, 'preview/edit/preview/preview.css')],
    outdir: root,
    bundle: true,
    write: false,
    logLevel: 'error',
    loader: { '.woff2': 'file' },
  })
  return new Map(
    outputFiles.map(({ path, contents, text }) => [
      basename(path),
      path.endsWith('.css') ? new TextEncoder().encode(text.replaceAll(TEXT, DRAWN)) : contents,
    ]),
  )
}
