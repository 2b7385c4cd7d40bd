import { type SaxesAttributeNS, SaxesParser } from 'saxes'
import { quote, WriteError } from './write-error'

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const XML = 'http://www.w3.org/XML/1998/namespace'
const XHTML = 'http://www.w3.org/1999/xhtml'

/** Elements that run something, show another document, or can turn a harmless attribute into a dangerous one. */
const forbiddenElements = /^(script|handler|listener|foreignObject|iframe|embed|object|set|animate\w*|discard)$/i

/** In a style, what loads something, or may hide that it does. `url(…)` is checked separately. */
const loading = /@import|@font-face|@namespace|\\|(image|image-set|src|cross-fade|element|expression)\s*\(|script:/i

/** Attributes whose value is never read as a style. */
const textAttributes = /^(id|class|lang|role|name|title|d|(aria|data)-.*)$/i

/** A `url(…)` that is not a part of the same drawing. */
const externalUrl = /url\s*\(\s*(["']\s*)?(?!#|\s|["'])/i

/**
 * Checks that a drawing runs nothing and loads nothing, whether a page shows it or somebody opens it on its own.
 * @throws WriteError at the first thing that is not allowed, or if it is not valid XML
 */
export function checkDrawing(path: string, text: string): void {
  const parser = new SaxesParser({ xmlns: true })
  const rejection = (problem: string): WriteError =>
    new WriteError(
      path,
      `The drawing ${quote(path)} ${problem}`,
      'Export it again as a plain SVG, or upload it as a PNG',
    )
  let depth = 0
  /** The number of open style elements, and their text, which other elements may interrupt. */
  let styles = 0
  let style = ''
  parser.on('error', (error) => {
    throw rejection(`is damaged (${error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')})`)
  })
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    // A browser would decode the same bytes as other characters.
    if (!/^utf-?8$/i.test(encoding)) throw rejection(`is written in ${quote(encoding)}, not in UTF-8`)
  })
  parser.on('doctype', () => {
    throw rejection('has a document type, which can hide parts of it')
  })
  parser.on('processinginstruction', ({ target }) => {
    throw rejection(`contains the instruction ${quote(target)}`)
  })
  parser.on('opentag', ({ local, name, uri, attributes }) => {
    depth += 1
    if (depth === 1 && (uri !== SVG || local !== 'svg')) throw rejection('does not begin with an svg element')
    if (uri === XHTML || forbiddenElements.test(local))
      throw rejection(`contains ${quote(`<${name}>`)}, which can run a program`)
    for (const attribute of Object.values(attributes) as SaxesAttributeNS[]) {
      const problem = problemOf(attribute)
      if (problem) throw rejection(problem)
    }
    if (local === 'style') styles += 1
  })
  const collect = (part: string) => {
    if (styles > 0) style += part
  }
  parser.on('text', collect)
  parser.on('cdata', collect)
  parser.on('closetag', ({ local }) => {
    depth -= 1
    if (local !== 'style') return
    styles -= 1
    if (loading.test(style) || externalUrl.test(style)) throw rejection('has a style that loads a file')
    if (styles === 0) style = ''
  })
  parser.write(text).close()
}

function problemOf({ uri, local, name, value }: SaxesAttributeNS): string | undefined {
  // Attributes of drawing programs mean nothing to a browser.
  if (uri !== '' && uri !== XLINK && uri !== XML) return undefined
  if (/^on/i.test(local)) return `has the attribute ${quote(name)}, which can run a program`
  if (/^base$/i.test(local) && uri === XML) return `has the attribute ${quote(name)}`
  if (/^(href|src|data|action|formaction|poster|ping)$/i.test(local) && !/^#/.test(value))
    return `refers to ${quote(value)}`
  // Browsers may read any other attribute as a style.
  if (textAttributes.test(name)) return undefined
  if (externalUrl.test(value)) return `refers to ${quote(value)}`
  return loading.test(value) ? `has the attribute ${name} with the value ${quote(value)}` : undefined
}
