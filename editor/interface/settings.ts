import type { FactChoice } from '../forms/facts'

/** What the page of the editor passes to its script, as JSON. */
export interface InterfaceSettings {
  /** The secret of this start, which each request to the server carries. */
  token: string
  /** The configuration of Sveltia CMS, without the backend. */
  config: Readonly<Record<string, unknown>>
  /** The facts that a text may use. */
  facts?: readonly FactChoice[]
  /** Those that only a single file may use besides, by its path. */
  ownFacts?: Readonly<Record<string, readonly FactChoice[]>>
  /** The address of the editor, such as `/edit`. */
  address: string
  /** The address of the API, such as `/edit/api/v1`. */
  api: string
  /** Links to further pages of the editor, shown with a list and its forms. */
  links?: readonly ListLink[]
  /** How the preview beside the form of a page is drawn. */
  preview: PreviewFields & {
    /** The address of its style sheet, which is that of the site. */
    style: string
  }
}

/** Which fields of a page are at its top. If there are several names, such as `title` or `headline.text`, the first that the page has. */
export interface PreviewFields {
  heading: readonly string[]
  lead: readonly string[]
}

/** A link to a page about the entries of a list. */
export interface ListLink {
  /** The name of the list. */
  list: string
  /** The part of its address after that of the editor, such as `/results`. */
  path: string
  /** Its words where no form is open, and where one is. */
  label: string
  labelInForm: string
}

/** The id of the element that holds them. */
export const SETTINGS_ID = 'editor-settings'
