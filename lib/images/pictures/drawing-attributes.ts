import type { SaxesAttributeNS } from 'saxes'
import { shorten } from '../../shared/diagnostic'
import { attributes, isHarmless, isLocal, metadataAttributes, metadataNamespaces, XLINK } from './drawing-rules'
import { cleanStyle } from './drawing-style'
import type { MakeDrawingError } from './drawing-text'
import { drawingMessages } from './picture-messages'

const isMetadata = ({ uri, name, local }: SaxesAttributeNS) =>
  uri === 'http://www.w3.org/2000/xmlns/' ||
  metadataNamespaces.test(uri) ||
  metadataAttributes.test(name) ||
  (uri === XLINK && local !== 'href')

/**
 * Returns the attributes of an element that are allowed, by name.
 * @throws ContentError if one is unknown, or its value refers outside the drawing
 */
export function cleanAttributes(
  element: string,
  given: readonly SaxesAttributeNS[],
  drawingError: MakeDrawingError,
): Map<string, string> {
  const kept = new Map<string, string>()
  for (const attribute of given) {
    if (isMetadata(attribute)) continue
    const name = attribute.uri === XLINK ? 'href' : attribute.name
    if (!attributes.has(name))
      throw drawingError(drawingMessages['drawing-attribute'], { name: attribute.name, element })
    kept.set(name, clean(name, attribute.value, drawingError))
  }
  return kept
}

function clean(name: string, value: string, drawingError: MakeDrawingError): string {
  if (name === 'style') {
    const style = cleanStyle(value)
    if ('refused' in style) throw drawingError(drawingMessages['drawing-value'], { value: shorten(style.refused) })
    return style.css
  }
  const address = value.trim()
  if (name === 'href' ? !isLocal(address) : !isHarmless(value))
    throw drawingError(drawingMessages['drawing-value'], { value: shorten(value) })
  return name === 'href' ? address : value
}
