import { posix } from 'node:path'
import { cacheKey } from '../../../lib/shared/build-cache/build-cache.mjs'
import { remember } from '../../../lib/shared/remember'
import { siteConfig } from '../../../site.config'
import { attribute, cut, type Element, type Node, nodesOf, placeOf, splice } from '../../html'
import { kindOf, markOf } from '../../mark'
import type { OutDir } from '../../out-dir'
import { cachedText, type Step } from '../../step'
import { FILES, PAYLOADS } from '../framework/defer-framework'
import { needsOf } from '../scripts/loader'
import { readScripts } from '../scripts/read-scripts'
import { TOOLS_ABOVE } from '../scripts/tools'
import { pruneCss, type Vocabulary } from './prune-css'
import { sheetLinks } from './sheets'

/** More than style sheets have names. */
const NAMES = 10_000

/** The first answer has all that it takes to show a page: its own rules stand in it, and no others. */
export const inlineCss: Step = {
  name: 'inline-css',
  run: async (out) => {
    const sheets = reader(out)
    const tools = await toolTexts(out)
    const notFound = await out.readText('404.html')
    const read = await hashRead(out)
    for (const page of await out.pages()) {
      const html = await out.readText(page)
      const change = async () => {
        const nodes = nodesOf(html)
        const links = sheetLinks(nodes)
        if (links.length === 0) return html
        const css: string[] = []
        for (const link of links) css.push(absolute(await sheets(urlOf(link)), urlOf(link)))
        const words =
          kindOf(nodes, page) === 'static'
            ? wordsNow(html, nodes, tools)
            : await wordsLater(html, nodes, classesIn(nodesOf(notFound)), sheets)
        return inlineInPage(html, pruneCss(css.join('\n'), words))
      }
      await out.write(page, await cachedText(out, ['inline-css', page, html, notFound, read], change))
    }
  },
}

/** A hash of all styles and scripts, which the rules of a page are looked up in. The payload of a page is named by its content. */
async function hashRead(out: OutDir): Promise<string> {
  const paths = (await out.files()).filter((path) => /\.(css|js)$/.test(path) && !path.startsWith(PAYLOADS))
  const texts = await Promise.all(paths.map(out.readBytes))
  return cacheKey(paths.flatMap((path, at) => [path, texts[at] as Buffer]))
}

/** Puts one `<style>` where the first sheet was linked, and takes the links away. */
export function inlineInPage(html: string, css: string): string {
  if (/<\/style/i.test(css)) throw new Error('A style sheet holds </style. Write it another way in its module.')
  const [first, ...others] = sheetLinks(nodesOf(html))
  if (!first) return html
  return splice(html, [{ ...placeOf(first), text: `<style>${css}</style>` }, ...others.map(cut)])
}

const urlOf = (link: Element): string => attribute(link, 'href') ?? ''

/** Addresses in a sheet are relative to it; in a page they must be whole. */
export function absolute(css: string, sheet: string): string {
  return css.replace(/url\((["']?)(?![a-z]+:|\/|#|["'])([^)"']+)\1\)/gi, (_, quote: string, path: string) => {
    return `url(${quote}${posix.join(posix.dirname(sheet), path)}${quote})`
  })
}

/**
 * What stands in a page that nothing will change but the loader and its tools. The loader adds neither elements nor
 * classes; tools bring their own styles, and ask for classes of `app/globals.css` and for custom properties.
 */
function wordsNow(html: string, nodes: readonly Node[], tools: ReadonlyMap<string, string>): Vocabulary {
  const [names, tags] = [classesIn(nodes), new Set(nodes.map(({ nodeName }) => nodeName.toLowerCase()))]
  const [later, all] = [codeFor(nodes, tools), codeFor(nodes, tools, 'own')]
  return {
    elements: nodes.filter((node): node is Element => 'tagName' in node),
    hasClass: remember((name = '') => names.has(name) || isClassIn(name, later), NAMES),
    // An element that a tool makes with this class is not there yet, nor is what it will hold.
    mayCome: (name) => isWord(name, later),
    mayChange: (name) => isWritten(name, all),
    hasTag: (name) => tags.has(name),
    isRoot: rootOf(nodes, later),
    mentions: remember((text = '') => html.includes(text) || isWord(text, all) || isPutTogether(text, all), NAMES),
  }
}

/** Where code names classes, it quotes nothing but names; a sentence has other signs too. */
const isClassIn = (name: string, code: string): boolean =>
  // Most names are nowhere in it, which is seen a hundred times sooner.
  code.includes(name) && new RegExp(`["'\`=}][\\w\\s-]*(?<![\\w-])${name}(?![\\w-])[\\w\\s-]*["'\`$\\\\>]`).test(code)

/** Whether code makes the name of a custom property from parts, as `var(--${plate})` does of `"paper"`. */
const isPutTogether = (property: string, code: string): boolean =>
  [...code.matchAll(/var\((--[\w-]*)(?:\$\{|["'`])/g)].some(([, start = '']) => {
    const end = property.startsWith(start) ? property.slice(start.length) : ''
    return end !== '' && ['"', "'", '`'].some((quote) => code.includes(`${quote}${end}${quote}`))
  })

/** Fonts give their names by classes of `<html>`. Such a class is the root as well, if nothing else has it or can get it. */
function rootOf(nodes: readonly Node[], later: string): (selector: string) => boolean {
  const counts = new Map<string, number>()
  for (const name of nodes.flatMap(classesOf)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const own = nodes.filter(({ nodeName }) => nodeName === 'html').flatMap(classesOf)
  const alone = new Set(own.filter((name) => counts.get(name) === 1 && !isWord(name, later)).map((name) => `.${name}`))
  return (selector) => selector === ':root' || alone.has(selector)
}

/**
 * Whether code writes a `data-` attribute: by `dataset`, or by its name where it is not looked for, as `[data-method]` is.
 * Of data that is handed on as a whole nothing is known.
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
 * The code of the tools that a page can load: another one never comes to it.
 * @param more one that asks for custom properties only: all its classes are its own
 */
function codeFor(nodes: readonly Node[], tools: ReadonlyMap<string, string>, more?: 'own'): string {
  const needs = needsOf(nodes, '')
  const controls = nodes.flatMap((node) => ('attrs' in node && attribute(node, 'data-tool')) || [])
  const names = [
    ...(needs.tools ? ['docs', ...controls] : []),
    ...(needs.explorer ? ['explorer'] : []),
    ...(more && needs.own ? [more] : []),
  ]
  return [...new Set(names)].map((name) => tools.get(name) ?? '').join('\n')
}

/** The code of each tool by its name, with its styles in it. */
async function toolTexts(out: OutDir): Promise<Map<string, string>> {
  const tools = (await out.files()).filter((path) => path.startsWith(`${TOOLS_ABOVE}/`) && path.endsWith('.js'))
  const read = tools.map(async (path) => [posix.basename(path, '.js'), await out.readText(path)] as const)
  return new Map(await Promise.all(read))
}

/**
 * On interactive pages a class may come later: it then stands in the page's scripts, or in one that these load.
 * @param notFound classes of the not-found page. React's payload carries it along in every page, where nothing can show it
 */
async function wordsLater(
  html: string,
  nodes: readonly Node[],
  notFound: ReadonlySet<string>,
  read: (url: string) => Promise<string>,
): Promise<Vocabulary> {
  const mark = markOf(nodes)
  const [payload = '', ...queue] = (mark && attribute(mark, FILES))?.split(' ') ?? []
  const code = [...(await readScripts(queue, read)).values()].join('')
  const rows = payload && (await read(payload))
  const names = classesIn(nodes)
  // The code is half a megabyte, and asked for the same names by many rules.
  return {
    hasClass: remember(
      (name = '') => names.has(name) || code.includes(name) || (rows.includes(name) && !notFound.has(name)),
      NAMES,
    ),
    elements: undefined,
    mayCome: () => true,
    mayChange: () => true,
    hasTag: () => true,
    isRoot: (selector) => selector === ':root',
    mentions: remember(
      (text = '') => [html, code, rows].some((each) => each.includes(text)) || isPutTogether(text, code + rows),
      NAMES,
    ),
  }
}

const classesOf = (node: Node): string[] =>
  'attrs' in node ? (attribute(node, 'class') ?? '').split(/\s+/).filter(Boolean) : []
const classesIn = (nodes: readonly Node[]): Set<string> => new Set(nodes.flatMap(classesOf))

/** Reads files of the export by their address, each once. */
function reader(out: OutDir): (url: string) => Promise<string> {
  const known = new Map<string, Promise<string>>()
  return (url) => {
    const path = url.slice(siteConfig.basePath.length + 1)
    const text = known.get(url) ?? out.readText(path)
    known.set(url, text)
    return text
  }
}
