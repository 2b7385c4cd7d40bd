import type { Root } from 'mdast'
import type { CoverageLine } from '../../reference/coverage'
import type { Method } from '../../reference/operations'
import type { Language } from '../../reference/samples/sample'
import type { GroupView } from '../../reference/views'
import type { LinkText } from '../chrome'
import type { PageFiles } from './page-files'
import type { TreeSection } from './page-tree'

/** A part of a page: text, or the operations of one resource. */
export type DocsBlock = { kind: 'html'; html: string } | { kind: 'operations'; groups: GroupView[] }

/** A heading in the table of contents, with its subheadings. */
export interface ContentsItem {
  id: string
  text: string
  children: { id: string; text: string }[]
}

/** A page of the reference, in the list of these pages. */
export interface ResourceView {
  href: string
  title: string
  lead: string
  /** The number of operations, such as “17 operations”. */
  count: string
  /** The method of each operation, in order; drawn as circles. */
  methods: Method[]
  groups: LinkText[]
}

/** An API, in the list of APIs. */
export interface ApiView {
  href: string
  title: string
  summary: string
  /** Links to its own page and the pages below it; empty if there is only one page, or too many. */
  links: LinkText[]
  /** Whether its content is published. */
  isDocumented: boolean
  /** The number of operations and paths, such as “58 operations on 34 paths”; only the REST API has one. */
  count?: string | undefined
}

/** The bar with base address, authentication and plan. */
interface Strip {
  label: string
  address: string
  authentication: LinkText
  plan: LinkText
}

/** Interface texts of the documentation. */
export interface DocsTexts {
  all: string
  breadcrumbs: string
  onThisPage: string
  parameter: string
  where: string
  /** What each method is used for, for the legend of the circles. */
  methods: { method: Method; use: string }[]
  resources: string
  meaning: string
  inPath: string
  notDocumented: string
  ask: LinkText
  coverage: LinkText
  /** The accessible name of the language tabs of a sample. */
  language: string
  /** The names of the languages. */
  languages: Record<Language, string>
  previous: string
  next: string
  copy: string
  /** The text of the button that opens the request builder. */
  fill: string
  /** The link to the list of all pages, used without JavaScript. */
  search: LinkText
  /** The text of a button whose script did not load. */
  toolMissing: string
}

/** Everything that a page of the documentation shows. */
export interface DocsPage {
  layout: 'page' | 'index' | 'resources'
  path: string
  title: string
  /**
   * The title with the name of the API, unless it begins with the first word of that name: several pages are called
   * “Reference”.
   */
  browserTitle: string
  description: string
  lead: string
  /** What the page does not document. */
  notDocumented?: string | undefined
  /** The label of the button on a page whose content is not published. */
  request?: string | undefined
  breadcrumbs: LinkText[]
  sidebar: TreeSection[]
  strip?: Strip | undefined
  files: PageFiles
  blocks: DocsBlock[]
  /** The same text, split at its headings. */
  sections: { id: string; title: string; html: string }[]
  contents: ContentsItem[]
  /** The pages of the reference, shown by the layouts `index` and `resources`. */
  resources: ResourceView[]
  /** The APIs, shown by the layout `index`. */
  apis: ApiView[]
  /** How much of its operations is documented; on the page that lists the reference, for all operations. */
  coverage: CoverageLine[]
  previous?: LinkText | undefined
  next?: LinkText | undefined
  /** The date on which its words last changed; undefined before `npm run stamp` has recorded it. */
  updated?: { label: string; text: string; day?: string } | undefined
  texts: DocsTexts
}

/** A page with its text as Markdown, with tokens replaced and operations still as directives. */
export interface DocsText {
  page: DocsPage
  written: Root
}
