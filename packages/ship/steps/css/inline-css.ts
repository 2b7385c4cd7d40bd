import { posix } from 'node:path'
import { pathAt } from '../../address'
import { hashOf } from '../../hash'
import { attribute, type Element, type Node, nodesOf } from '../../html'
import { FILES, kindOf, markOf, TOOLS_PARENT } from '../../mark'
import { memoise } from '../../memoise'
import type { OutDir } from '../../out-dir'
import { factsOf } from '../../page-facts'
import type { PageTree } from '../../page-tree'
import type { ShipSettings } from '../../settings'
import { eachPageWith } from '../../step'
import { PAYLOADS } from '../framework/defer-framework'
import { sheetLinks } from '../framework/sheets'
import { readScripts } from '../scripts/read-scripts'
import { readToolCode } from '../scripts/tools'
import { dropImpossibleNames, pruneCss, pruner, type Vocabulary } from './prune-css'

/**
 * Puts the rules that a page can use, and no others, into the page: the browser can then display it from one response.
 */
export const inlineCss = eachPageWith('inline-css', async (out) => {
  const sheets = reader(out)
  const tools = await readToolCode(out)
  const textOf = (name: string) => tools.get(`${name}.js`) ?? ''
  const codeOf = memoise((names) => questionsAbout(names.split(' ').map(textOf).join('\n')))
  const notFound = classesIn(nodesOf(await out.readText('404.html')))
  // Most pages have the same names as many others, and need only a small part of the sheets.
  const reducedOf = memoise(() => new Map<string, string>())
  const reduce = (css: string, page: StaticVocabulary) => {
    const reduced = reducedOf(css)
    const small = reduced.get(page.names) ?? dropImpossibleNames(css, page)
    reduced.set(page.names, small)
    return small
  }
  const prune = pruner()
  const change = async (page: PageTree) => {
    const { nodes, file, source } = page
    const links = sheetLinks(nodes)
    if (links.length === 0) return
    const parts: string[] = []
    for (const link of links) parts.push(makeAddressesAbsolute(await sheets(urlOf(link)), urlOf(link)))
    const css = parts.join('\n')
    if (kindOf(nodes, file) !== 'static') {
      const vocabulary = await vocabularyOfInteractive(source, nodes, notFound, sheets, out.settings)
      return inlineInPage(page, pruneCss(css, vocabulary))
    }
    const vocabulary = vocabularyOfStatic(source, nodes, codeOf, out.settings)
    inlineInPage(page, prune(reduce(css, vocabulary), vocabulary))
  }
  return { inputs: [out.settings.basePath, [...notFound].sort().join(' '), await hashOfInputs(out, tools)], change }
})

/**
 * Hashes all style sheets and scripts, which decide what rules a page needs. Left out are payloads, because they are
 * made from the page, and the files of tools that are not code.
 */
async function hashOfInputs(out: OutDir, tools: ReadonlyMap<string, string>): Promise<string> {
  const isInput = (path: string) =>
    /\.(css|js)$/.test(path) && ![PAYLOADS, TOOLS_PARENT].some((folder) => path.startsWith(folder))
  const paths = (await out.files()).filter(isInput)
  const texts = await Promise.all(paths.map(out.readBytes))
  return hashOf([...paths.flatMap((path, index) => [path, texts[index] as Buffer]), ...[...tools].flat()])
}

/** Replaces the links to style sheets with one `<style>`. */
export function inlineInPage(page: PageTree, css: string): void {
  if (/<\/style/i.test(css)) throw new Error('A style sheet contains </style. Write it another way in its module.')
  const [first, ...others] = sheetLinks(page.nodes)
  if (!first) return
  page.replace(first, page.create('style', {}, css))
  others.forEach(page.remove)
}

const urlOf = (link: Element): string => attribute(link, 'href') ?? ''

/** Makes relative addresses in a style sheet absolute, because the page has a different address from the sheet. */
export function makeAddressesAbsolute(css: string, sheet: string): string {
  return css.replace(/url\((["']?)(?![a-z]+:|\/|#|["'])([^)"']+)\1\)/gi, (_, quote: string, path: string) => {
    return `url(${quote}${posix.join(posix.dirname(sheet), path)}${quote})`
  })
}

interface StaticVocabulary extends Vocabulary {
  /** Everything that decides which classes and element types can occur. Pages with the same names share it. */
  names: string
}

/**
 * Returns what can occur on a static page, which only the loader and its tools change. The loader adds neither elements
 * nor classes. Tools come with their own styles; they use classes of the site's style sheets, and custom properties.
 */
function vocabularyOfStatic(
  html: string,
  nodes: readonly Node[],
  codeOf: (names: string) => Code,
  settings: ShipSettings,
): StaticVocabulary {
  const [names, tags] = [classesIn(nodes), new Set(nodes.map(({ nodeName }) => nodeName.toLowerCase()))]
  const properties = propertiesIn(html)
  const toolNames = toolsOf(nodes, settings, false)
  const [later, all] = [codeOf(toolNames), codeOf(toolsOf(nodes, settings, true))]
  return {
    names: JSON.stringify([[...names].sort(), [...tags].sort(), toolNames]),
    elements: nodes.filter((node): node is Element => 'tagName' in node),
    hasClass: memoise((name) => names.has(name) || later.hasClass(name)),
    // An element with this class that a tool will insert does not exist yet, and neither does its content.
    mayInsert: later.hasWord,
    mayChange: all.writes,
    hasTag: (name) => tags.has(name),
    isRoot: rootOf(nodes, later),
    mentions: memoise((text) => isIn(html, properties, text) || all.hasWord(text) || all.buildsName(text)),
  }
}

/** Whether a page contains a text. Most are custom properties, for which the list of those on the page is enough. */
const isIn = (html: string, properties: string, text: string): boolean =>
  (/^--[\w-]+$/.test(text) ? properties : html).includes(text)

const propertiesIn = (html: string): string => [...new Set(html.match(/--[\w-]+/g))].join(' ')

/** Questions about the code of tools. Many pages load the same tools, so each question is answered once. */
interface Code {
  hasClass: (name: string) => boolean
  hasWord: (name: string) => boolean
  /** Whether the code may change a `data-` attribute. */
  writes: (attribute: string) => boolean
  /** Whether the code builds the name of a custom property from parts. */
  buildsName: (property: string) => boolean
}

const questionsAbout = (code: string): Code => ({
  hasClass: memoise((name) => isClassIn(name, code)),
  hasWord: memoise((name) => isWord(name, code)),
  writes: memoise((name) => isWritten(name, code)),
  buildsName: memoise((property) => isBuiltFromParts(property, code)),
})

/** Whether a class name occurs in code, within a string that consists of names; sentences contain other characters. */
const isClassIn = (name: string, code: string): boolean =>
  // The cheap test comes first: most names do not occur at all.
  code.includes(name) && new RegExp(`["'\`=}][\\w\\s-]*(?<![\\w-])${name}(?![\\w-])[\\w\\s-]*["'\`$\\\\>]`).test(code)

/** Whether code builds the name of a custom property from parts, as `var(--${layer})` does from `"paper"`. */
const isBuiltFromParts = (property: string, code: string): boolean =>
  [...code.matchAll(/var\((--[\w-]*)(?:\$\{|["'`])/g)].some(([, start = '']) => {
    const end = property.startsWith(start) ? property.slice(start.length) : ''
    return end !== '' && ['"', "'", '`'].some((quote) => code.includes(`${quote}${end}${quote}`))
  })

/**
 * Returns a function that tells whether a selector matches the root element and nothing else. next/font declares font
 * names in classes of `<html>`, which match only the root if no other element has them or can get them.
 */
function rootOf(nodes: readonly Node[], later: Code): (selector: string) => boolean {
  const counts = new Map<string, number>()
  for (const name of nodes.flatMap(classesOf)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const rootClasses = nodes.filter(({ nodeName }) => nodeName === 'html').flatMap(classesOf)
  const unique = rootClasses.filter((name) => counts.get(name) === 1 && !later.hasWord(name))
  const selectors = new Set(unique.map((name) => `.${name}`))
  return (selector) => selector === ':root' || selectors.has(selector)
}

/**
 * Whether code may change a `data-` attribute: through `dataset`, or by its name anywhere but in a selector such as
 * `[data-method]`. If `dataset` is passed on as a whole, any attribute may be changed.
 */
function isWritten(name: string, code: string): boolean {
  if (!code.includes(name) && !code.includes('dataset')) return false
  const property = name.replace(/^data-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return new RegExp(
    `dataset\\s*[,)[]|dataset\\.${property}\\s*(=(?!=)|\\?\\?=|\\|\\|=)|(?<![\\w[-])${name}(?![\\w-])`,
  ).test(code)
}

const isWord = (name: string, text: string): boolean =>
  text.includes(name) && new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text)

/**
 * Returns the names of the tools that a page can load, separated by spaces.
 * @param isAll whether to include tools whose classes are all their own, but which use the site's custom properties
 */
function toolsOf(nodes: readonly Node[], settings: ShipSettings, isAll: boolean): string {
  const used = settings.tools?.usedBy(factsOf(nodes, '')) ?? []
  const names = used.filter(({ hasOwnClasses }) => isAll || !hasOwnClasses).map(({ name }) => name)
  return [...new Set(names)].join(' ')
}

/**
 * Returns what can occur on an interactive page: React may add any class that occurs in the page's scripts or in those
 * that they load.
 * @param notFound the classes of the not-found page, which the payload of every page contains although no other page
 * shows them
 */
async function vocabularyOfInteractive(
  html: string,
  nodes: readonly Node[],
  notFound: ReadonlySet<string>,
  read: (url: string) => Promise<string>,
  { basePath }: ShipSettings,
): Promise<Vocabulary> {
  const mark = markOf(nodes)
  const [payload = '', ...queue] = (mark && attribute(mark, FILES))?.split(' ') ?? []
  const code = [...(await readScripts(queue, read, basePath)).values()].join('')
  const rows = payload && (await read(payload))
  const names = classesIn(nodes)
  // Cached, because the code is half a megabyte and many rules use the same names.
  return {
    hasClass: memoise((name) => names.has(name) || code.includes(name) || (rows.includes(name) && !notFound.has(name))),
    elements: undefined,
    mayInsert: () => true,
    mayChange: () => true,
    hasTag: () => true,
    isRoot: (selector) => selector === ':root',
    mentions: memoise(
      (text) => [html, code, rows].some((each) => each.includes(text)) || isBuiltFromParts(text, code + rows),
    ),
  }
}

const classesOf = (node: Node): string[] =>
  'attrs' in node ? (attribute(node, 'class') ?? '').split(/\s+/).filter(Boolean) : []
const classesIn = (nodes: readonly Node[]): Set<string> => new Set(nodes.flatMap(classesOf))

/** Returns a function that reads each file of the export once, by its address. */
function reader(out: OutDir): (url: string) => Promise<string> {
  const known = new Map<string, Promise<string>>()
  return (url) => {
    const path = pathAt(url, out.settings)
    const text = known.get(url) ?? out.readText(path)
    known.set(url, text)
    return text
  }
}
