import { type Block, blocksOf, offsetsOf } from './parse-blocks'

/**
 * Moves each picture out of a paragraph into a paragraph of its own. The interface shows a picture as a block, but
 * writes it into the paragraph in which somebody was typing. A paragraph stays as it is if words after a picture would
 * then begin a list or a heading, and so does one within a list or a quotation.
 * @param text body text in Markdown, as the form saved it
 */
export function separatePictures(text: string): string {
  let separated = text
  for (const block of blocksOf(text).reverse()) {
    const parts = partsOf(block, text)
    const isPlain = parts.every((part) => blocksOf(part).every(({ node }) => node.type === 'paragraph'))
    if (parts.length > 1 && isPlain)
      separated = separated.slice(0, block.start) + parts.join('\n\n') + separated.slice(block.end)
  }
  return separated
}

/** Returns the pictures of a paragraph, and the words between them. */
function partsOf({ node, start, end }: Block, text: string): string[] {
  if (node.type !== 'paragraph') return []
  const pictures = node.children.filter(({ type }) => type === 'image').map(offsetsOf)
  const starts = [start, ...pictures.flat()]
  return starts.map((from, index) => text.slice(from, starts[index + 1] ?? end).trim()).filter(Boolean)
}
