import type { Image, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { ContentError } from '../../errors'
import { type MarkdownPicture, type Page, type PagePlugin, report } from '../page'

/** How wide a picture in a text is drawn: the whole screen, up to the measure of the text. */
const sizes = '(min-width: 48rem) 44rem, 100vw'

/** A file beside the text, or below or above it; never an address. */
const isFile = (url: string) => !/^(?:[a-z][a-z0-9+.-]*:|[/#?]|$)|\\/i.test(url)

/** Draws pictures in AVIF and WebP with their size, so that nothing moves when they arrive. */
export const pictures: PagePlugin = (page) => async (tree: Root) => {
  const found: Image[] = []
  visit(tree, 'image', (node) => void found.push(node))
  for (const node of found) {
    const alt = node.alt?.trim() ?? ''
    if (alt === '')
      report(page, node, `The picture “${node.url}” has no description.`, 'Say in its square brackets what it shows.')
    const picture = await find(node, page)
    if (picture) draw(node, alt, picture)
  }
}

async function find(node: Image, page: Page): Promise<MarkdownPicture | undefined> {
  if (!isFile(node.url) || !page.picture) {
    report(page, node, `“${node.url}” is no picture of this site.`, 'Put the file beside the text and write its name.')
    return undefined
  }
  try {
    return await page.picture(node.url, page.file)
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ContentError') throw error
    for (const { what, fix } of (error as ContentError).problems) report(page, node, `“${node.url}”: ${what}`, fix)
    return undefined
  }
}

function draw(node: Image, alt: string, { sources, src, width, height }: MarkdownPicture): void {
  const element = (tagName: string, properties: Record<string, string | number>) => ({
    type: 'element' as const,
    tagName,
    properties,
    children: [],
  })
  const img = element('img', { src, alt, width, height, loading: 'lazy', decoding: 'async' })
  const hChildren = [...sources.map(({ type, srcset }) => element('source', { type, srcSet: srcset, sizes })), img]
  Object.assign(node, { type: 'picture', data: { hName: 'picture', hChildren } })
}
