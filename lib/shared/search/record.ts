/** An entry in the search index: a page, a section or an operation. */
export interface SearchRecord {
  /** The address with base path and, for a part of a page, its anchor. */
  href: string
  /** The name of the page, the section or the operation. */
  title: string
  /** The context: the page of a section or operation, or the area of a page. */
  place: string
  /** The method and path of an operation. */
  call?: string | undefined
  /** The whole text, without markup. */
  text: string
}
