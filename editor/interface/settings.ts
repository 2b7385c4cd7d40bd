/** What the page of the editor passes to its script, as JSON. */
export interface InterfaceSettings {
  /** The secret of this start, which each request to the server carries. */
  token: string
  /** The configuration of Sveltia CMS, without the backend. */
  config: Readonly<Record<string, unknown>>
  /** The component with which a text shows and inserts facts, and the pattern of a fact in a text. */
  facts?: { pattern: string; component: Readonly<Record<string, unknown>> }
  /** The address of the API, such as `/edit/api/v1`. */
  api: string
  /** Style sheets of the site, for the preview beside a form. */
  styles: readonly string[]
}

/** The id of the element that holds them. */
export const SETTINGS_ID = 'editor-settings'
