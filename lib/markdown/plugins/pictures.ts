import type { Image, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { type PagePlugin, report } from '../page'

/** Draws pictures in AVIF and WebP with their size, so that nothing moves when they arrive. */
export const pictures: PagePlugin = (page) => async (tree: Root) => {
  const found: Image[] = []
  visit(tree, 'image', (node) => void found.push(node))
  for (const node of found) {
    const alt = node.alt?.trim()
    if (!alt)
      report(page, node, `The picture “${node.url}” has no description.`, 'Say in the square brackets what it shows.')
    if (/^[a-z][a-z0-9+.-]*:|^\/\/|\\/i.test(node.url) || !page.picture) {
      report(
        page,
        node,
        `“${node.url}” is not a picture of this site.`,
        'Put the file beside the text and write its name.',
      )
      Object.assign(node, { url: '' })
      continue
    }
    try {
      draw(node, alt ?? '', await page.picture(node.url, page.file))
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : ''
      report(
        page,
        node,
        `The picture “${node.url}” cannot be used: ${reason}`,
        'Put the file beside the text and write its name.',
      )
    }
  }
}

function draw(
  node: Image,
  alt: string,
  picture: Awaited<ReturnType<NonNullable<Parameters<PagePlugin>[0]['picture']>>>,
): void {
  const { sources, src, width, height } = picture
  const element = (tagName: string, properties: Record<string, string | number>) => ({
    type: 'element' as const,
    tagName,
    properties,
    children: [],
  })
  const img = element('img', { src, alt, width, height, loading: 'lazy', decoding: 'async' })
  const hChildren = [...sources.map(({ type, srcSet }) => element('source', { type, srcSet })), img]
  Object.assign(node, { type: 'picture', data: { hName: 'picture', hChildren } })
}
