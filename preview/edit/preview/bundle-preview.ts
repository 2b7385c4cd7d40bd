import { basename, join } from 'node:path'
import { makeFonts } from '../../../lib/images/fonts/make-fonts'

/** Bundled classes of the site, and the elements of the editor that look the same. */
const ELEMENTS: readonly (readonly [name: RegExp, element: string])[] = [
  // The interface renders rich text in this element.
  [/\.Prose_prose\b/g, '[data-rich-text-preview]'],
  [/\.Button_button\b/g, 'button'],
  [/\.Button_filled\b/g, 'button:not(.secondary)'],
  [/\.Button_outlined\b/g, 'button.secondary'],
]

/**
 * Bundles the style sheets of the editor from the current sources of the site: those of its preview, of its pages other
 * than the forms, and of the links above the forms.
 * @param root the project's folder
 * @returns the files by name, including the fonts that the style sheets load from the same folder
 * @throws if a style sheet is invalid
 */
export async function bundlePreview(root: string): Promise<Map<string, Uint8Array>> {
  await makeFonts(root)
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: ['preview', 'pages', 'bar'].map((name) => join(root, `preview/edit/preview/${name}.css`)),
    outdir: root,
    bundle: true,
    write: false,
    logLevel: 'error',
    loader: { '.woff2': 'file' },
  })
  return new Map(
    outputFiles.map(({ path, contents, text }) => [
      basename(path),
      path.endsWith('.css') ? new TextEncoder().encode(withElements(text)) : contents,
    ]),
  )
}

const withElements = (style: string): string =>
  ELEMENTS.reduce((text, [name, element]) => text.replaceAll(name, element), style)
