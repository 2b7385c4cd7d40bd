/** A place of the site that search leads to: a page, a section below one of its headings, or an operation. */
export interface SearchRecord {
  /** Address with base path and, for a part of a page, its anchor. */
  href: string
  /** Name of the page, the section or the operation. */
  title: string
  /** Where it stands: the page of a part, the area of a page. */
  place: string
  /** Method and path of an operation. */
  call?: string | undefined
  /** Everything that it says, without markup. */
  text: string
}
