const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** The XML namespace of SVG. */
export const SVG = 'http://www.w3.org/2000/svg'
/** The XML namespace of `xlink:href`, which SVG 2 replaced with `href`. */
export const XLINK = 'http://www.w3.org/1999/xlink'

/**
 * Allowed elements: shapes, paints and text. The list leaves out everything that runs, moves, links, loads, or embeds
 * another language.
 */
export const elements = words(`
  svg g defs symbol use path rect circle ellipse line polyline polygon text tspan style
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComposite feFlood feGaussianBlur feMerge feMergeNode feOffset
`)

/** Elements whose text is kept. In other elements, text has no effect and is left out. */
export const textElements = words('text tspan style')

/** Elements with metadata, which is invisible, so they are removed without a message. */
export const metadataElements = words('metadata title desc')
/** Matches the namespaces of drawing programs and licences. Elements and attributes in them are removed too. */
export const metadataNamespaces =
  /^https?:\/\/(www\.inkscape\.org|sodipodi\.sourceforge\.net|inkscape\.sourceforge\.net|ns\.adobe\.com|www\.serif\.com|www\.bohemiancoding\.com|vectornator\.io|creativecommons\.org|web\.resource\.org|purl\.org|www\.w3\.org\/1999\/02\/22-rdf-syntax-ns)/
/** Matches the names of other attributes that have no effect on the picture, and are removed too. */
export const metadataAttributes =
  /^(version|baseProfile|enable-background|role|focusable|contentScriptType|contentStyleType|xml:lang|data-.+|aria-.+)$/

/** Allowed attributes of shapes, positions, paints and fonts; their values are checked too. */
export const attributes = words(`
  id class style viewBox preserveAspectRatio width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d points dx dy rotate
  transform pathLength offset href xml:space overflow display visibility opacity color
  fill fill-opacity fill-rule clip-path clip-rule mask filter mix-blend-mode isolation paint-order vector-effect
  stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset
  stop-color stop-opacity gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits mask-type
  marker marker-start marker-mid marker-end markerUnits markerWidth markerHeight refX refY orient
  font-family font-size font-style font-weight font-variant font-stretch letter-spacing word-spacing text-anchor
  text-decoration text-rendering textLength lengthAdjust dominant-baseline alignment-baseline baseline-shift kerning
  writing-mode shape-rendering color-interpolation color-interpolation-filters color-rendering image-rendering
  filterUnits primitiveUnits in in2 result mode type values operator k1 k2 k3 k4 stdDeviation edgeMode
  flood-color flood-opacity
`)

/** Functions that a value may call: colours, transforms, and references to the same drawing. */
const functions = words('rgb rgba hsl hsla url translate translateX translateY rotate scale skewX skewY matrix')

/** The maximum depth of elements, which is more than any drawing program writes. */
export const MAX_DEPTH = 64
/** The maximum number of elements that are repeated with `<use>`, which is more than any drawing needs. */
export const MAX_REPEATED = 20_000

/** Whether an address refers to a part of the same drawing. */
export const isLocal = (address: string): boolean => /^#[^\s"'()<>\\]+$/.test(address)

/** Whether a value can refer only to the drawing itself. */
export function isHarmless(value: string): boolean {
  if (/[\\@{}<>]|\/\*|[^\P{Cc}\t\n\r]/u.test(value)) return false
  const calls = [...value.matchAll(/([\w-]*)\s*\((?=\s*['"]?([^'")]*))/g)]
  return calls.every(([, name = '', inner = '']) => {
    if (!functions.has(name)) return false
    return name !== 'url' || isLocal(inner.trim())
  })
}
