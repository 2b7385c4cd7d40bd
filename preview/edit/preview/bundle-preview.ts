import { basename, join } from 'node:path'
import { makeFonts } from '../../../lib/images/fonts/make-fonts'

/** The class of the documentation’s text, as it is bundled, and the element in which the interface draws a text. */
const [TEXT, DRAWN] = ['.Prose_prose', '[data-rich-text-preview]']

/**
 * The style sheet with which the editor previews a page, as the sources of the site are now.
 * @param root the project's folder
 * @returns by name `preview.css`, and the typefaces that it loads from beside itself
 * @throws if a style sheet is broken
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
