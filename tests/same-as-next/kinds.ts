import { type Element, isElement, type Node } from './snapshot'

/** A way in which a shipped page may differ from Next's own. */
export interface Kind {
  name: string
  /** The reason for the difference, and why it is harmless. */
  reason: string
  /** Removes this kind of difference from a document of either build. */
  canonicalise?: (document: Element) => void
  /** The largest allowed difference between lengths, in CSS pixels. */
  tolerance?: number
  /** Whether this difference depends on the words of a page, so that it may disappear with a change to the content. */
  dependsOnWords?: true
}

/**
 * All ways in which a shipped page may differ from Next's hydrated export of the same commit. There are at most twelve,
 * and each that does not depend on the words of a page must still occur: `e2e/same-as-next.spec.ts` fails for one that
 * no page needs.
 */
export const kinds: readonly Kind[] = [
  {
    name: 'framework scripts',
    reason:
      'Static pages need none. Interactive pages list them, and the loader loads them when the visitor is about to interact.',
    canonicalise: (document) => removeElements(document, isFramework),
  },
  {
    name: 'scripts that move Suspense content',
    reason:
      'React would move islands of a long page into place by script; in the shipped page they are in place from the start.',
    canonicalise: (document) =>
      removeElements(
        document,
        ({ tag, children }) =>
          tag === 'script' && /^(\$R|requestAnimationFrame\(function\(\)\{\$RT=)/.test(textOf(children)),
      ),
  },
  {
    name: 'loader',
    reason: 'The site’s own inline script, with the parts that the page needs.',
    canonicalise: (document) =>
      removeElements(document, ({ tag, attributes }) => tag === 'script' && 'data-ship' in attributes),
  },
  {
    name: 'speculation rules',
    reason: 'They tell the browser which links it may prefetch, and display nothing.',
    canonicalise: (document) =>
      removeElements(document, ({ tag, attributes }) => tag === 'script' && attributes.type === 'speculationrules'),
  },
  {
    name: 'policy',
    reason: 'The Content-Security-Policy of the page, which Next does not write into an export.',
    canonicalise: (document) =>
      removeElements(document, ({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy'),
  },
  {
    name: 'style sheets',
    reason: 'The rules that a page uses are inlined in it. Their effect is compared for each element.',
    canonicalise: (document) =>
      removeElements(
        document,
        ({ tag, attributes }, parent) => parent.tag === 'head' && (tag === 'style' || attributes.rel === 'stylesheet'),
      ),
  },
  {
    name: 'class names',
    reason: 'Static pages shorten the hashes of CSS Modules. Which elements share a class is compared.',
    canonicalise: numberClasses,
  },
  {
    name: 'names of custom properties',
    reason:
      'Static pages have names of one or two letters. Which elements use the same property is compared, and so are all colours.',
    canonicalise: numberProperties,
  },
  {
    name: "React's markers",
    reason: 'They are comments for hydration. A static page is never hydrated, so two adjacent texts are joined.',
    canonicalise: removeMarkers,
  },
  {
    name: 'placeholder for late metadata',
    reason: 'A hidden element without content, which a static page leaves out.',
    canonicalise: (document) => removeElements(document, isMetadataPlaceholder),
  },
  {
    name: 'traces of hydration',
    reason:
      'Next’s route announcer, for navigation that the site does not use, and the attribute of a panel that framer-motion has taken over.',
    canonicalise: removeHydrationMarks,
  },
  {
    name: 'rounding of joined texts',
    reason: 'Chromium rounds the width of each text to 1/64 px separately, but joined texts only once.',
    tolerance: 4 / 64,
    dependsOnWords: true,
  },
]

/** Whether an element is a chunk, Next's bootstrap script or payload, or a preload of a script. */
function isFramework({ tag, attributes, children }: Element): boolean {
  if (tag === 'link') return attributes.rel === 'preload' && attributes.as === 'script'
  if (tag !== 'script') return false
  // The payload of a page that hydrates late has a file of its own, in /f/.
  if (attributes.src !== undefined) return /\/_next\/static\/(chunks|f)\//.test(attributes.src)
  return attributes.id === '_R_' || /^\(?self\.__next_f/.test(textOf(children))
}

/** Removes the route announcer and `data-live`, which is invisible: styles are compared with and without it. */
function removeHydrationMarks(document: Element): void {
  removeElements(document, ({ tag }) => tag === 'next-route-announcer')
  forEachElement(document, ({ attributes }) => {
    if ('data-panel' in attributes && attributes['data-live'] === '') delete attributes['data-live']
  })
}

const MARKER = /^( |\/?[$&]|\$[?!~]|F!?)?$/

/** Removes markers, and joins the texts that they separated. */
function removeMarkers(document: Element): void {
  forEachElement(document, (element) => {
    const joined: Node[] = []
    for (const node of element.children) {
      const before = joined.at(-1)
      if ('comment' in node && MARKER.test(node.comment)) continue
      if ('text' in node && before && 'text' in before) joined[joined.length - 1] = { text: before.text + node.text }
      else joined.push(node)
    }
    element.children = joined
  })
}

function isMetadataPlaceholder({ tag, attributes, children }: Element, parent: Element): boolean {
  if (tag !== 'div' || parent.tag !== 'body' || Object.keys(attributes).join() !== 'hidden') return false
  return children.every((child) => 'comment' in child)
}

/**
 * Numbers class names in order of occurrence, whether from CSS Modules or shortened by
 * `packages/ship/steps/css/shorten-classes.ts`.
 */
function numberClasses(document: Element): void {
  const numbers = new Map<string, number>()
  const numbered = (name: string): string => {
    if (!/^(_?[\w-]{6}_[A-Za-z]\w*|[A-Z]{1,2})$/.test(name)) return name
    if (!numbers.has(name)) numbers.set(name, numbers.size)
    return `class-${numbers.get(name)}`
  }
  forEachElement(document, ({ attributes }) => {
    if (attributes.class) attributes.class = attributes.class.split(' ').map(numbered).join(' ')
  })
}

/**
 * Numbers custom properties in order of occurrence, whether as written or shortened by
 * `packages/ship/steps/css/shorten-properties.ts`.
 */
function numberProperties(document: Element): void {
  const numbers = new Map<string, number>()
  const numbered = (name: string): string => {
    if (!numbers.has(name)) numbers.set(name, numbers.size)
    return `var(property-${numbers.get(name)})`
  }
  forEachElement(document, ({ attributes }) => {
    for (const [name, value] of Object.entries(attributes))
      attributes[name] = value.replace(/var\((--[\w-]+)\)/g, (_, property: string) => numbered(property))
  })
}

function removeElements(document: Element, matches: (element: Element, parent: Element) => boolean): void {
  forEachElement(document, (parent) => {
    parent.children = parent.children.filter((node) => !isElement(node) || !matches(node, parent))
  })
}

function forEachElement(element: Element, change: (element: Element) => void): void {
  change(element)
  for (const child of element.children) if (isElement(child)) forEachElement(child, change)
}

const textOf = (children: readonly Node[]): string => children.map((node) => ('text' in node ? node.text : '')).join('')
