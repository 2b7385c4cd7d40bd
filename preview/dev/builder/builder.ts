import { join } from 'node:path'
import { getEdition } from '../../../lib/content/edition'
import { findOutput } from '../../../lib/feeds/outputs'
import { lintContent } from '../../../lib/lint/lint-content'
import { listRedirects } from '../../../lib/pages/former-addresses'
import { type BrokenPage, list, listBroken } from '../../../lib/pages/list'
import { feedPath, sitemapPath } from '../../../lib/shared/addresses'
import type { Diagnostic } from '../../../lib/shared/diagnostic'
import type { Redirect } from '../../../lib/shared/hosting/redirects'
import { href } from '../../../lib/shared/urls'
import { outputSource } from '../../../postbuild/steps/files/write-outputs'
import { bundle } from '../../../postbuild/steps/scripts/bundle'
import { makeTools } from '../../../postbuild/steps/scripts/put-tools'
import { TOOLS_PLACEHOLDER } from '../../../postbuild/steps/scripts/tools'
import { PAGE_SCRIPT, TOOLS_FOLDER } from '../addresses'
import { listUnpublished, nextPublication, type Unpublished } from '../unpublished'
import { makeCompleter, type PageState } from './complete-page'

/** Where pages are, without base path. */
export interface Addresses {
  /** The broken ones among them. */
  pages: string[]
  redirects: Redirect[]
  /** Pages that no list names, as their front matter is wrong. */
  broken: BrokenPage[]
  unpublished: Unpublished[]
  /** When the next page becomes public by itself, in milliseconds since 1970. */
  nextDue: number | undefined
}

/** What is made from the sources on request; all of it is kept until `forget` is called. */
export interface Builder {
  /** What the doctor says of all content. */
  examine(): Promise<Diagnostic[]>
  addresses(): Promise<Addresses>
  /** A file that neither Next nor `public/` has. @param path without base path, such as `/licences.txt` */
  make(path: string): Promise<string | Uint8Array | undefined>
  /** Puts into a page of Next what a build puts in. */
  complete(html: string, state: PageState): Promise<string>
  /** The content is another one now. */
  forget(): Promise<void>
}

/** The code is as it was when this module was loaded: whoever changes it needs another process. */
export function createBuilder(root: string = process.cwd()): Builder {
  const complete = makeCompleter(root)
  let source = outputSource(root)
  let published = publicSource(root)
  let tools: Promise<Map<string, string>> | undefined
  let script: Promise<string> | undefined
  const tool = async (name: string) => {
    tools ??= makeTools(root)
    return (await tools).get(name)?.replaceAll(TOOLS_PLACEHOLDER, href(TOOLS_FOLDER))
  }
  const pageScript = () => {
    script ??= bundle(join(root, 'preview/dev/page/live.ts'))
    return script
  }
  return {
    examine: lintContent,
    addresses: async () => {
      const edition = getEdition()
      const [items, redirects, broken] = await Promise.all([list(edition), listRedirects(), listBroken()])
      const pages = [...items, ...broken].map(({ path }) => path)
      return {
        pages,
        redirects,
        broken,
        unpublished: listUnpublished(items, edition.now),
        nextDue: nextPublication(items, edition.now),
      }
    },
    make: async (path) => {
      if (path === PAGE_SCRIPT) return pageScript()
      if (path.startsWith(TOOLS_FOLDER)) return tool(path.slice(TOOLS_FOLDER.length))
      return (await findOutput(path.slice(1), source))?.make(FOR_PROGRAMS.includes(path) ? published : source)
    },
    complete,
    forget: async () => {
      source = outputSource(root)
      published = publicSource(root)
      tools = undefined
    },
  }
}

/** Files that tell programs which pages there are. They are as on the built site: nobody reads a mark there. */
const FOR_PROGRAMS = [sitemapPath, feedPath, '/llms.txt', '/llms-full.txt']

const publicSource = (root: string) => outputSource(root, { ...getEdition(), drafts: false })
