import { type Element, isElement, type Node } from './snapshot'

/** One way in which a shipped page may differ from Next's own. There is no other. */
export interface Kind {
  name: string
  /** Why it is there, and why nobody misses anything. */
  reason: string
  /** Takes out of a document, on either side, what this kind is about. */
  canonicalise?: (document: Element) => void
  /** By how much measures may differ, in CSS pixels. */
  tolerance?: number
}

/**
 * All that a shipped page may have otherwise than Next's hydrated export of the same commit. At most twelve, and each must
 * still occur: `e2e/same-as-next.spec.ts` fails for one that no page needs.
 */
export const kinds: readonly Kind[] = [
  {
    name: 'framework scripts',
    reason:
      'Static pages need none. Interactive pages name them in a list, from which the loader takes them on intent.',
    canonicalise: (document) => drop(document, isFramework),
  },
  {
    name: 'scripts that move Suspense content',
    reason: 'React would move islands of a long page into place by script; here they are in place from the start.',
    canonicalise: (document) =>
      drop(
        document,
        ({ tag, children }) =>
          tag === 'script' && /^(\$R|requestAnimationFrame\(function\(\)\{\$RT=)/.test(textOf(children)),
      ),
  },
  {
    name: 'loader',
    reason: 'The one script of the site itself, for header, reveals and late hydration.',
    canonicalise: (document) => drop(document, ({ tag, attributes }) => tag === 'script' && 'data-ship' in attributes),
  },
  {
    name: 'speculation rules',
    reason: 'Tell the browser which links it may fetch ahead; they show nothing.',
    canonicalise: (document) =>
      drop(document, ({ tag, attributes }) => tag === 'script' && attributes.type === 'speculationrules'),
  },
  {
    name: 'policy',
    reason: 'The Content-Security-Policy of the page. Next writes none into an export.',
    canonicalise: (document) =>
      drop(document, ({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy'),
  },
  {
    name: 'style sheets',
    reason: 'The rules that a page uses are in it. Their effect is compared, element by element.',
    canonicalise: (document) =>
      drop(
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
      'Static pages call them by a letter or two. Which elements ask for the same one is compared, and all colours.',
    canonicalise: numberProperties,
  },
  {
    name: 'markers of React',
    reason: 'Comments that hydration looks for. A static page is never hydrated, so two texts side by side become one.',
    canonicalise: cutMarkers,
  },
  {
    name: 'place for late metadata',
    reason: 'A hidden element without content, which a static page leaves out.',
    canonicalise: (document) => drop(document, isMetadataPlace),
  },
  {
    name: 'marks of a hydrated page',
    reason:
      'Next’s route announcer, for navigation that is not used here, and the word of a panel that framer-motion moves it from now on.',
    canonicalise: cutMarksOfHydration,
  },
  {
    name: 'rounding of joined texts',
    reason: 'Chromium rounds the width of each text by itself to 1/64 px; texts that became one are rounded once.',
    tolerance: 4 / 64,
  },
]

/** Chunks, Next's start, the payload, and what fetches them ahead. */
function isFramework({ tag, attributes, children }: Element): boolean {
  if (tag === 'link') return attributes.rel === 'preload' && attributes.as === 'script'
  if (tag !== 'script') return false
  // The payload of a page that hydrates late has a file of its own, in /f/.
  if (attributes.src !== undefined) return /\/_next\/static\/(chunks|f)\//.test(attributes.src)
  return attributes.id === '_R_' || /^\(?self\.__next_f/.test(textOf(children))
}

/** `data-live` shows nothing, since looks are compared with it and without it. */
function cutMarksOfHydration(document: Element): void {
  drop(document, ({ tag }) => tag === 'next-route-announcer')
  each(document, ({ attributes }) => {
    if ('data-panel' in attributes && attributes['data-live'] === '') delete attributes['data-live']
  })
}

const MARKER = /^( |\/?[$&]|\$[?!~]|F!?)?$/

/** Markers first become nothing; texts that they kept apart are joined. */
function cutMarkers(document: Element): void {
  each(document, (element) => {
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

function isMetadataPlace({ tag, attributes, children }: Element, parent: Element): boolean {
  if (tag !== 'div' || parent.tag !== 'body' || Object.keys(attributes).join() !== 'hidden') return false
  return children.every((child) => 'comment' in child)
}

/** Long as CSS Modules make them, or short as `packages/ship/steps/css/shorten-classes.ts` does: numbered as they first occur. */
function numberClasses(document: Element): void {
  const numbers = new Map<string, number>()
  const numbered = (name: string): string => {
    if (!/^(_?[\w-]{6}_[A-Za-z]\w*|[A-Z]{1,2})$/.test(name)) return name
    if (!numbers.has(name)) numbers.set(name, numbers.size)
    return `class-${numbers.get(name)}`
  }
  each(document, ({ attributes }) => {
    if (attributes.class) attributes.class = attributes.class.split(' ').map(numbered).join(' ')
  })
}

/** Long as people write them, or short as `packages/ship/steps/css/shorten-properties.ts` does: numbered as they first occur. */
function numberProperties(document: Element): void {
  const numbers = new Map<string, number>()
  const numbered = (name: string): string => {
    if (!numbers.has(name)) numbers.set(name, numbers.size)
    return `var(property-${numbers.get(name)})`
  }
  each(document, ({ attributes }) => {
    for (const [name, value] of Object.entries(attributes))
      attributes[name] = value.replace(/var\((--[\w-]+)\)/g, (_, property: string) => numbered(property))
  })
}

function drop(document: Element, isMeant: (element: Element, parent: Element) => boolean): void {
  each(document, (parent) => {
    parent.children = parent.children.filter((node) => !isElement(node) || !isMeant(node, parent))
  })
}

function each(element: Element, change: (element: Element) => void): void {
  change(element)
  for (const child of element.children) if (isElement(child)) each(child, change)
}

const textOf = (children: readonly Node[]): string => children.map((node) => ('text' in node ? node.text : '')).join('')
