import type { FactChoice } from '../forms/facts'

/** What the page of the editor passes to its script, as JSON. */
export interface InterfaceSettings {
  /** The secret of this start, which each request to the server carries. */
  token: string
  /** The configuration of Sveltia CMS, without the backend. */
  config: Readonly<Record<string, unknown>>
  /** The facts that a text may use. */
  facts?: readonly FactChoice[]
  /** The address of the editor, such as `/edit`. */
  address: string
  /** The address of the API, such as `/edit/api/v1`. */
  api: string
  /** Style sheets of the site, for the preview beside a form. */
  styles: readonly string[]
}

/** The id of the element that holds them. */
export const SETTINGS_ID = 'editor-settings'
