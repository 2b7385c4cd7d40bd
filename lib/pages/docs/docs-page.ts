import type { Root } from 'mdast'
import type { CoverageLine } from '../../reference/coverage'
import type { Method } from '../../reference/operations'
import type { Language } from '../../reference/samples/sample'
import type { GroupView } from '../../reference/views'
import type { LinkText } from '../chrome'
import type { PageFiles } from './page-files'
import type { TreeSection } from './page-tree'

/** A piece of a page: text, or the operations of one resource. */
export type DocsBlock = { kind: 'html'; html: string } | { kind: 'operations'; groups: GroupView[] }

/** A heading of the contents list with those below it. */
export interface ContentsItem {
  id: string
  text: string
  children: { id: string; text: string }[]
}

/** A page of the reference in the list of all of them. */
export interface ResourceView {
  href: string
  title: string
  lead: string
  /** Such as “17 operations”. */
  count: string
  /** One for each operation, in their order: drawn as discs. */
  methods: Method[]
  groups: LinkText[]
}

/** One of the APIs in the list of all of them. */
export interface ApiView {
  href: string
  title: string
  summary: string
  /** Pages below it. */
  links: LinkText[]
  /** Whether its pages say what is in it. */
  isDocumented: boolean
  /** Such as “58 operations on 34 paths”; none where nothing is published. */
  count?: string | undefined
}

/** The line with base address, authentication and plan. */
export interface Strip {
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
  /** What each method is used for, for the legend of the discs. */
  methods: { method: Method; use: string }[]
  resources: string
  meaning: string
  inPath: string
  notDocumented: string
  ask: LinkText
  coverage: LinkText
  /** What the tabs of a sample choose. */
  language: string
  /** The names of the languages. */
  languages: Record<Language, string>
  previous: string
  next: string
  copy: string
  /** What opens the request builder. */
  fill: string
  /** Leads to the list of all pages where there is no script. */
  search: LinkText
  /** What a button says whose script stayed away. */
  toolMissing: string
}

/** Everything that a page of the documentation shows. */
export interface DocsPage {
  layout: 'page' | 'index' | 'resources'
  path: string
  title: string
  /** The title with the name of the API, where it does not say it itself: there are other pages called “Reference”. */
  browserTitle: string
  description: string
  lead: string
  /** What the page does not document. */
  notDocumented?: string | undefined
  /** Words of the button that asks for what the page does not show. */
  request?: string | undefined
  breadcrumbs: LinkText[]
  sidebar: TreeSection[]
  strip?: Strip | undefined
  files: PageFiles
  blocks: DocsBlock[]
  /** The same text, cut at its headings. */
  sections: { id: string; title: string; html: string }[]
  contents: ContentsItem[]
  /** On the page that lists the reference. */
  resources: ResourceView[]
  /** On the page that lists the APIs. */
  apis: ApiView[]
  /** How much of its operations is documented; of all operations on the page that lists the reference, else none. */
  coverage: CoverageLine[]
  previous?: LinkText | undefined
  next?: LinkText | undefined
  /** When its words last changed; none before `npm run stamp` has seen it. */
  updated?: { label: string; text: string; day?: string } | undefined
  texts: DocsTexts
}

/** A page with its text as Markdown, tokens filled and operations still as directives. */
export interface DocsText {
  page: DocsPage
  written: Root
}
