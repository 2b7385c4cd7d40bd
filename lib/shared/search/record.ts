/** An entry in the search index: a page, a section or an operation. */
export interface SearchRecord {
  /** Address with base path and, for a part of a page, its anchor. */
  href: string
  /** Name of the page, the section or the operation. */
  title: string
  /** Context: the page of a section or operation, or the area of a page. */
  place: string
  /** Method and path of an operation. */
  call?: string | undefined
  /** Its whole text, without markup. */
  text: string
}
