import { createPageMaker, type Redirect } from '@oogwenk/ship'
import { outputSource } from '../../../build/outputs'
import { settings } from '../../../build/settings'
import { getEdition } from '../../../lib/content/edition'
import { findOutput } from '../../../lib/feeds/outputs'
import { lintContent } from '../../../lib/lint/lint-content'
import { type BrokenPage, list, listBroken } from '../../../lib/pages/list'
import { listRedirects } from '../../../lib/pages/redirects'
import type { Diagnostic } from '../../../lib/shared/diagnostic'
import { feedPath, sitemapPath } from '../../../lib/shared/urls'
import { PAGE_SCRIPT, TOOLS_FOLDER } from '../addresses'
import { findNextPublication, listUnpublished, type Unpublished } from '../unpublished'
import { completePage, type PageState } from './complete-page'

/** The addresses of the site, without the base path. */
export interface Addresses {
  /** Pages, including broken ones. */
  pages: string[]
  redirects: Redirect[]
  /** Pages left out of every list because their front matter is invalid. */
  broken: BrokenPage[]
  unpublished: Unpublished[]
  /** When the next scheduled page becomes public, in milliseconds since 1970. */
  nextPublication: number | undefined
}

/**
 * Makes files and pages on request. Tools, and sources that several files need, are read only once until `forget` is
 * called.
 */
export interface Builder {
  /** Returns the content lint's diagnostics for all content. */
  lint(): Promise<Diagnostic[]>
  addresses(): Promise<Addresses>
  /**
   * Returns a file that neither Next nor `public/` provides; undefined if there is no such file.
   * @param path without the base path, such as `/licences.txt`
   */
  make(path: string): Promise<string | Uint8Array | undefined>
  /** Adds to Next's page what a build adds. */
  complete(html: string, state: PageState): Promise<string>
  /** Discards these tools and sources, because something has been saved. */
  forget(): Promise<void>
}

/** Returns a builder. It runs the code as it was when this module was loaded; new code needs a new process. */
export function createBuilder(root: string = process.cwd()): Builder {
  const maker = createPageMaker(root, settings)
  let source = outputSource(root)
  let published = publicSource(root)
  let tools: Promise<Map<string, string>> | undefined
  let script: Promise<string> | undefined
  const tool = async (name: string) => {
    tools ??= maker.tools(TOOLS_FOLDER)
    return (await tools).get(name)
  }
  const pageScript = () => {
    script ??= maker.bundle('preview/dev/page/live.ts')
    return script
  }
  return {
    lint: lintContent,
    addresses: async () => {
      const edition = getEdition()
      const [items, redirects, broken] = await Promise.all([list(edition), listRedirects(), listBroken()])
      const pages = [...items, ...broken].map(({ path }) => path)
      return {
        pages,
        redirects,
        broken,
        unpublished: listUnpublished(items, edition.now),
        nextPublication: findNextPublication(items, edition.now),
      }
    },
    make: async (path) => {
      if (path === PAGE_SCRIPT) return pageScript()
      if (path.startsWith(TOOLS_FOLDER)) return tool(path.slice(TOOLS_FOLDER.length))
      return (await findOutput(path.slice(1), source))?.make(FOR_PROGRAMS.includes(path) ? published : source)
    },
    complete: (html, state) => completePage(maker, html, state),
    forget: async () => {
      source = outputSource(root)
      published = publicSource(root)
      tools = undefined
    },
  }
}

/**
 * Files that list pages for programs. They are the same as on the built site, because they cannot mark a page as
 * unpublished.
 */
const FOR_PROGRAMS = [sitemapPath, feedPath, '/llms.txt', '/llms-full.txt']

const publicSource = (root: string) => outputSource(root, { ...getEdition(), drafts: false })
