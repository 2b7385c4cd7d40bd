import type { Root } from 'mdast'
import type { ContentKind } from '../content/load-content'
import type { Site } from '../content/site'
import type { Texts } from '../i18n/texts'
import type { Motif } from '../images/social/card'
import type { Endpoints } from '../reference/endpoints-schema'
import type { SearchRecord } from '../shared/search/record'
import type { DocsFile } from './docs/docs'
import type { ContentItem } from './list'

/**
 * A page of the site, or a kind of page, and all that the rest of the site asks of it. Its schema and all else that
 * takes other modules are loaded when they are asked for, so that one page does not pull in all others.
 */
export interface PageDefinition extends ContentKind {
  /** Its address. `*` stands for one name, `**` for any below. */
  path: string
  /** Everything that a page shows. @param path without base path, where there are many */
  view: (path: string) => Promise<unknown>
  /** False where a visitor ends up and never sets out for: no list, search or feed has it. */
  isListed?: false
  /** Addresses that others lead to by themselves, of a kind with many. They are always there, as a single page is. */
  isAlwaysThere?: readonly string[]
  /** How many steps below a page the pages lie that it lists; 0 where it lists none. */
  listsBelow?: (path: string) => number
  /** Whether a lawyer has to have read it. */
  isLegal?: true
  /** Whether it names the feed to feed readers. */
  hasFeed?: true
  /** Places that its components make of data; headings and operations of its text are there anyway. */
  anchors?: (page: AnchorSource) => readonly string[] | Promise<readonly string[]>
  /** What it shows that its own file does not say: when that changes, the page has. Every text in it counts. */
  shows?: (page: ReadPage, from: ShownFrom) => unknown
  /** What search finds of it besides its file. */
  search?: () => Promise<FoundBesides>
  /** What its social picture shows. */
  social: {
    kind: Motif['kind'] | ((page: Pictured) => Promise<Motif['kind']>)
    /** The motif, and the heading and area where they are other than usual. Left out where the motif is its kind alone. */
    card?: (item: ContentItem, from: CardSource) => Promise<CardOfPage>
  }
}

/** A page as the lookup of its anchors sees it. */
export interface AnchorSource {
  path: string
  data: Readonly<Record<string, unknown>> | undefined
  /** The text as it was written. */
  tree: Root
  /** The last parts of the addresses of all cases. */
  slugs: readonly string[]
}

/** A page as its file says it. */
export interface ReadPage extends ContentItem {
  /** The whole file. */
  text: string
  /** Its front matter, facts filled in. */
  data: Readonly<Record<string, unknown>>
}

/** What pages take from beside their own file. */
export interface ShownFrom {
  /** Those that are shown beside it; no drafts. */
  pages: readonly ReadPage[]
  endpoints: Endpoints
  site: Site
  t: Texts
}

/** A part of a page, as search finds it. */
export interface Part extends Pick<SearchRecord, 'title' | 'text' | 'call'> {
  /** Its anchor. */
  id: string
}

/** What search finds of a page that its file does not say. */
export interface FoundBesides {
  text?: string
  parts?: readonly Part[]
}

/** The address of a page, and the button that stands where its content would. */
export interface Pictured {
  /** Without base path. */
  path: string
  request?: string | undefined
}

/** What one build reads once for the social pictures of all pages. */
export interface CardSource {
  items: readonly ContentItem[]
  docs: readonly DocsFile[]
  endpoints: Endpoints
  t: Texts
}

/** What a page says of its social picture. */
export interface CardOfPage {
  motif: Motif
  /** The large words, where they are not the title. */
  title?: string
  /** Where on the site the page stands. */
  area?: string | undefined
}

/** The only way to register a page: `lib/pages/index.ts` lists what this returns. */
export function definePage<const Definition extends PageDefinition>(definition: Definition): Definition {
  return definition
}
