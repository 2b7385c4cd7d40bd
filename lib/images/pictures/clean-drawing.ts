import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import type { ContentError } from '../../shared/diagnostic'
import { cleanAttributes } from './drawing-attributes'
import { drawingParts } from './drawing-parts'
import { elements, MAX_DEPTH, metadataElements, metadataNamespaces, SVG, textElements } from './drawing-rules'
import { cleanStyle } from './drawing-style'
import { escapeXml, type MakeDrawingError } from './drawing-text'
import { pictureError } from './picture-error'
import { drawingMessages } from './picture-messages'

/** A drawing reduced to the allowed parts. */
interface CleanDrawing {
  svg: string
  /** The size in the drawing's own units, from its viewBox or, without one, its width and height. */
  width: number
  height: number
  /** The words of each text in it. */
  texts: readonly string[]
}

/**
 * Reads an SVG and writes the allowed parts: metadata from drawing programs is removed, and everything that could run,
 * load, link elsewhere or grow without limit is rejected.
 * @param file the path that the error names
 * @throws ContentError at the first part that is rejected
 */
export function cleanDrawing(file: string, bytes: Uint8Array): CleanDrawing {
  const parser = new SaxesParser({ xmlns: true, position: true })
  const drawingError: MakeDrawingError = (message, values): ContentError =>
    pictureError(file, message, { line: parser.line, ...values })
  const open: string[] = []
  const written: string[] = []
  const texts: string[] = []
  const parts = drawingParts(drawingError, () => parser.line)
  let size: { width: number; height: number } | undefined
  /** The nesting depth within metadata of a drawing program; 0 outside. */
  let metadataDepth = 0
  let words = ''

  parser.on('error', (error) => {
    throw drawingError(drawingMessages['drawing-broken'], {
      cause: error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, ''),
    })
  })
  parser.on('doctype', () => {
    throw drawingError(drawingMessages['drawing-declares'])
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') throw drawingError(drawingMessages['drawing-element'], { name: '?xml-stylesheet' })
  })
  parser.on('opentag', (tag) => {
    flush()
    const name = nameOf(tag, drawingError)
    if (metadataDepth > 0 || name === undefined) {
      metadataDepth++
      return
    }
    if (open.length === 0 && name !== 'svg') throw drawingError(drawingMessages['drawing-element'], { name })
    if (open.length >= MAX_DEPTH) throw drawingError(drawingMessages['drawing-nested'])
    const attributes = cleanAttributes(name, Object.values(tag.attributes) as SaxesAttributeNS[], drawingError)
    parts.open(name, attributes)
    if (open.length === 0) {
      size = sizeOf(attributes)
      if (!size) throw drawingError(drawingMessages['drawing-no-size'])
      attributes.set('viewBox', attributes.get('viewBox') ?? `0 0 ${size.width} ${size.height}`)
      attributes.set('width', String(size.width)).set('height', String(size.height))
    }
    open.push(name)
    if (name === 'text') texts.push('')
    const root = open.length === 1 ? ` xmlns="${SVG}"` : ''
    const all = [...attributes].map(([attribute, value]) => ` ${attribute}="${escapeXml(value)}"`)
    written.push(`<${name}${root}${all.join('')}>`)
  })
  parser.on('closetag', () => {
    if (metadataDepth > 0) {
      metadataDepth--
      return
    }
    flush()
    parts.close()
    written.push(`</${open.pop()}>`)
  })
  const keep = (text: string) => {
    if (metadataDepth === 0 && textElements.has(open.at(-1) ?? '')) words += text
  }
  parser.on('text', keep)
  parser.on('cdata', keep)

  /** Writes a text once all of it has been read: comments may split it. */
  function flush() {
    if (words === '') return
    if (open.at(-1) === 'style') {
      const style = cleanStyle(words)
      if ('refused' in style) throw drawingError(drawingMessages['drawing-value'], { value: style.refused })
      words = style.css
    } else texts.push(`${texts.pop() ?? ''} ${words}`)
    written.push(escapeXml(words))
    words = ''
  }

  parser.write(decode(bytes, drawingError)).close()
  parts.end()
  if (!size) throw drawingError(drawingMessages['drawing-no-size'])
  const shown = texts.map((each) => each.replace(/\s+/g, ' ').trim()).filter((each) => each !== '')
  return { svg: `${written.join('')}\n`, ...size, texts: shown }
}

function decode(bytes: Uint8Array, drawingError: MakeDrawingError): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw drawingError(drawingMessages['drawing-broken'], { cause: 'it is not written in UTF-8' })
  }
}

/** @returns the element's name, or undefined for an element that only the drawing program reads */
function nameOf({ local, name, uri }: SaxesTagNS, drawingError: MakeDrawingError): string | undefined {
  if (metadataNamespaces.test(uri) || (uri === SVG && metadataElements.has(local))) return undefined
  if (uri !== SVG || !elements.has(local)) throw drawingError(drawingMessages['drawing-element'], { name })
  return local
}

/** The size from the viewBox, or from width and height in pixels. */
function sizeOf(attributes: ReadonlyMap<string, string>): { width: number; height: number } | undefined {
  const box = attributes
    .get('viewBox')
    ?.trim()
    .split(/[\s,]+/)
  const [width, height] = (box ? box.slice(2) : [attributes.get('width'), attributes.get('height')]).map((length) =>
    /^\+?[\d.]+(e\d+)?(px)?$/i.test(length ?? '') ? Number.parseFloat(length as string) : 0,
  ) as [number, number]
  return width > 0 && height > 0 && (box === undefined || box.length === 4) ? { width, height } : undefined
}
