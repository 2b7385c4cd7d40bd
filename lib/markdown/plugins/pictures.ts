import type { Image, Paragraph, Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import type { ContentError, Message, Values } from '../../shared/diagnostic'
import { markdownMessages, shownPictureMessages } from '../markdown-messages'
import { locationOf, type MarkdownPicture, type Page, type PagePlugin, report, sourceOf } from '../page'
import { box } from '../tree'

/** The displayed width of a picture in body text: the whole screen, up to the width of the text. */
const sizes = '(min-width: 48rem) 44rem, 100vw'

const nameInQuotes = /^["'“”‘’](.+\.\w{3,4})["'“”‘’]$/

/** A file name and what follows it without a space: a comma, or the caption. */
const nameThenCaption = /^(.+\.(?:png|jpe?g|webp|svg))(?:[,;]|(["'“”‘’].*))$/i

/** Whether an address is the relative path of a file. */
const isFile = (url: string) => !/^(?:[a-z][a-z0-9+.-]*:|[/#?]|$)|\\/i.test(url)

/**
 * Renders pictures in AVIF and WebP with their size, so that the layout does not shift when they load. A picture in its
 * own paragraph becomes a figure with its caption; all are loaded lazily (docs/performance.md).
 */
export const pictures: PagePlugin = (page) => async (tree: Root) => {
  const amongWords = findAmongWords(tree)
  const alone = makeFigures(tree)
  const images: Image[] = []
  visit(tree, 'image', (node) => void images.push(node))
  const addresses = new Map<string, string>()
  for (const node of images) {
    const alt = node.alt?.trim() ?? ''
    if (/^data:/i.test(node.url)) {
      reportPicture(page, node, shownPictureMessages['picture-data-url'], { picture: `${node.url.slice(0, 30)}…` })
      continue
    }
    if (alt === '') reportPicture(page, node, shownPictureMessages['picture-no-description'])
    if (amongWords.has(node)) reportPicture(page, node, shownPictureMessages['picture-inline'])
    else if (node.title?.trim() && !alone.has(node))
      reportPicture(page, node, shownPictureMessages['picture-caption-not-shown'])
    const picture = await find(node, page)
    if (!picture) continue
    addresses.set(node.url, picture.src)
    draw(node, alt, picture)
  }
  // The Markdown copy links to the format that every program supports.
  visit(page.written, 'image', (node) => {
    node.url = addresses.get(node.url) ?? node.url
  })
}

const reportPicture = (page: Page, node: Image, message: Message, values: Values = {}) => {
  report(page, node, message, { picture: node.url, ...values })
}

async function find(node: Image, page: Page): Promise<MarkdownPicture | undefined> {
  if (/^[^:]*\\[^:]*$/.test(node.url)) {
    reportPicture(page, node, shownPictureMessages['picture-backslash'], { instead: node.url.replaceAll('\\', '/') })
    return undefined
  }
  if (!isFile(node.url) || !page.picture) {
    reportPicture(page, node, shownPictureMessages['picture-external-url'])
    return undefined
  }
  const [, quoted] = nameInQuotes.exec(node.url) ?? []
  if (quoted !== undefined) {
    const values = { found: `(${node.url})`, instead: `(${quoted})` }
    reportPicture(page, node, markdownMessages['picture-name-quoted'], values)
    return undefined
  }
  const [, name, rest] = nameThenCaption.exec(node.url) ?? []
  if (name !== undefined) {
    const caption = node.title ?? rest?.replace(/^["'“”‘’]|["'“”‘’]$/g, '') ?? ''
    const values = {
      found: sourceOf(page, node).replace(/^.*?\]/s, ''),
      instead: caption === '' ? `(${name})` : `(${name} "${caption}")`,
    }
    reportPicture(page, node, markdownMessages['link-caption-not-read'], values)
    return undefined
  }
  try {
    return await page.picture(node.url, page.file)
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ContentError') throw error
    // The message names the picture file, but its location is where the text shows the picture.
    for (const problem of (error as ContentError).problems)
      page.problems.push({ ...problem, ...locationOf(page, node) })
    return undefined
  }
}

/** Finds pictures in a paragraph or heading with words: even the smallest picture is almost as wide as the text. */
function findAmongWords(tree: Root): ReadonlySet<Image> {
  const among = new Set<Image>()
  visit(tree, ['paragraph', 'heading'], (block) => {
    const images: Image[] = []
    let hasWords = false
    visit(block, (node) => {
      if (node.type === 'image') images.push(node)
      else if ((node.type === 'text' || node.type === 'inlineCode') && !isWithoutWords(node.value)) hasWords = true
    })
    if (hasWords) for (const image of images) among.add(image)
  })
  return among
}

/**
 * Whether a text is blank, or only gives the picture before it a width, as other programs do; that is reported
 * elsewhere.
 */
const isWithoutWords = (text: string): boolean => /^\s*(?:\{:?\s?[a-z]+=[^{}]*\}\s*)?$/.test(text)

/** Replaces paragraphs that contain only pictures with figures, and returns those pictures. */
function makeFigures(tree: Root): ReadonlySet<Image> {
  const alone = new Set<Image>()
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    const images = paragraph.children.filter((node) => node.type === 'image')
    if (images.length === 0 || !parent || index === undefined || !paragraph.children.every(isPictureOrSpace)) return
    const figures = images.map((image) => {
      alone.add(image)
      const words = image.title?.trim()
      const caption = words ? [box('figcaption', {}, [{ type: 'text', value: words }], image)] : []
      return box('figure', { className: ['markdown-picture'] }, [image, ...caption], image)
    })
    parent.children.splice(index, 1, ...(figures as RootContent[]))
    return index + figures.length
  })
  return alone
}

const isPictureOrSpace = (node: Paragraph['children'][number]) =>
  node.type === 'image' || node.type === 'break' || (node.type === 'text' && node.value.trim() === '')

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
