import type { Root } from 'mdast'
import type { ContentKind, ContentPage } from '../content/load-content'
import type { Site } from '../content/site'
import type { TextGroup } from '../i18n/text-key'
import type { Texts } from '../i18n/texts'
import type { Motif } from '../images/social/card'
import type { Endpoints } from '../reference/endpoints-schema'
import type { SearchRecord } from '../shared/search/record'
import type { DocsFile } from './docs/docs'
import type { Sources } from './get-content'
import type { PageFacts } from './head/metadata'
import type { ContentItem } from './list'

/**
 * A page of the site, or a kind of page, and everything that the rest of the site needs to know about it. The schema
 * and everything that needs other modules are loaded on demand, so that one page does not load the modules of all
 * others.
 */
export interface PageDefinition extends ContentKind {
  /** Its address. `*` and `**` are replaced by what they match in `file`; an `/index` at the end is left out. */
  path: string
  /** The kind of page; left out for a page that is neither documentation nor a case. */
  kind?: 'doc' | 'case'
  /**
   * Returns the view model of a page.
   * @param path the path without the base path; needed if several pages share the definition
   */
  view: (path: string) => Promise<unknown>
  /** Lists the addresses of this kind of page. */
  paths?: () => Promise<string[]>
  /**
   * Returns the values for its head, if they differ from its view model.
   * @param page its view model
   */
  head?: (page: never, path: string) => Promise<PageFacts>
  /**
   * Returns its structured data, as JSON-LD.
   * @param page its view model
   */
  structuredData?: (page: never, path: string) => Promise<string>
  /** False if the page shows only the fields of its file, and no text below them. */
  hasText?: false
  /**
   * False for pages that visitors do not look for, such as the one after a form: no list, search or feed contains them.
   */
  isListed?: false
  /** How many levels of pages below it the page lists; 0 by default. */
  listsBelow?: number
  /** Whether it is a legal text: it needs a legal review, and each of its figures is a token. */
  isLegal?: true
  /** Whether its text makes promises, so that each number with a unit is a token. */
  isContractual?: true
  /** Groups of the locale files with claims of this page: their numbers are checked like those in its text. */
  texts?: readonly TextGroup[]
  /** Whether its head links to the feed. */
  hasFeed?: true
  /** Whether it is about requests to the REST API, and shows their base address and plan. */
  isRest?: true
  /** Whether it links to the descriptions of the REST API for programs. */
  hasApiDescriptions?: true
  /**
   * Checks parts of a page of this kind other than front matter and Markdown, such as a fixed order of sections, or
   * files.
   * @throws ContentError with every problem
   */
  check?: (page: ContentPage, sources: Sources) => Promise<unknown>
  /** Returns the anchors that its components add, besides those of the headings and operations in its text. */
  anchors?: (page: AnchorSource) => readonly string[] | Promise<readonly string[]>
  /** Returns content that it shows from other files. If any text in it changes, the page counts as changed. */
  shows?: (page: ReadPage, from: OtherContent) => unknown
  /** Returns content that search finds in addition to what it reads from its file. */
  search?: () => Promise<ExtraSearchContent>
  /** Its social card. */
  social: {
    kind: Motif['kind'] | ((page: CardSubject) => Promise<Motif['kind']>)
    /**
     * Returns the text alternative, if the motif does not determine it.
     * @param title the title of the page
     */
    alt?: (title: string, t: Texts) => string
    /**
     * Returns the motif, and the heading and area if they are not the default. Can be left out if the motif needs no
     * data.
     */
    card?: (item: ContentItem, from: CardSource) => Promise<CardOfPage>
  }
}

/** The data from which the anchors of a page are determined. */
export interface AnchorSource {
  path: string
  data: Readonly<Record<string, unknown>> | undefined
  /** The text of its file. */
  tree: Root
  /** The slugs of all cases. */
  slugs: readonly string[]
}

/** A page with the content of its file. */
export interface ReadPage extends ContentItem {
  /** The whole file. */
  text: string
  /** Its front matter, with tokens replaced. */
  data: Readonly<Record<string, unknown>>
}

/** Content from other files. */
export interface OtherContent {
  /** The pages that are public at the same time; no drafts. */
  pages: readonly ReadPage[]
  endpoints: Endpoints
  site: Site
  t: Texts
}

/** A part of a page in the search index. */
export interface Part extends Pick<SearchRecord, 'title' | 'text' | 'call'> {
  /** Its anchor. */
  id: string
}

/** Content for search, in addition to what it reads from the file of a page. */
interface ExtraSearchContent {
  text?: string
  parts?: readonly Part[]
}

/** The address of a page, and the label of its button if its content is not published. */
export interface CardSubject {
  /** The path without the base path. */
  path: string
  request?: string | undefined
}

/** Data for the social cards of all pages, read once for each build. */
export interface CardSource {
  items: readonly ContentItem[]
  docs: readonly DocsFile[]
  endpoints: Endpoints
  t: Texts
}

/** The page-specific part of a social card. */
export interface CardOfPage {
  motif: Motif
  /** The large heading, if it is not the title of the page. */
  title?: string
  /** The section of the site that the page belongs to. */
  area?: string | undefined
}

/** Defines a page. Add the result to the list in `lib/pages/index.ts`. */
export function definePage<const Definition extends PageDefinition>(definition: Definition): Definition {
  return definition
}
