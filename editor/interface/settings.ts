import type { FactChoice } from '../forms/facts'

/** The facts that texts may use, with their current values. */
export interface CurrentFacts {
  /** The facts for every text. */
  facts?: readonly FactChoice[]
  /** By path, the additional facts for a single file. */
  ownFacts?: Readonly<Record<string, readonly FactChoice[]>>
}

/** The settings that the editor's page passes to its script, as JSON. */
export interface InterfaceSettings extends CurrentFacts {
  /** The secret of the current session, which each request to the server contains. */
  token: string
  /** The configuration of Sveltia CMS, without the backend. */
  config: Readonly<Record<string, unknown>>
  /** The address of the editor, such as `/edit`. */
  address: string
  /** The address of the API, such as `/edit/api/v1`. */
  api: string
  /** The paths of the texts in which facts are filled in, such as `steps.*.title`, by name of their list. */
  factTexts?: Readonly<Record<string, readonly string[]>>
  /** Links to further pages of the editor, shown with a list and its forms. */
  links?: readonly ListLink[]
  /** How the preview beside a page's form is drawn. */
  preview: PreviewFields & {
    /** The address of its style sheet, which is the site's own. */
    style: string
  }
}

/**
 * Which fields of a page are at its top. Of several names, such as `title` and `headline.text`, the first that the page
 * has is used.
 */
export interface PreviewFields {
  heading: readonly string[]
  lead: readonly string[]
}

/** A link to a page about the entries of a list. */
export interface ListLink {
  /** The name of the list. */
  list: string
  /** The part of its address after the editor's, such as `/results`. */
  path: string
  /** Its label if no form is open, and if one is. */
  label: string
  labelInForm: string
}

/** The id of the element that contains the settings. */
export const SETTINGS_ID = 'editor-settings'
