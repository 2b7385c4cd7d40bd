/** A field of a form, in the configuration of Sveltia CMS. What it may contain depends on its widget. */
export interface CmsField {
  name: string
  widget: string
  label: string
  hint?: string
  required?: boolean
  /** The initial value in the form of a new file. */
  default?: unknown
  /** For texts only. */
  minlength?: number
  maxlength?: number
  pattern?: readonly [string, string]
  /** For numbers; for lists, the number of items. */
  min?: number
  max?: number
  value_type?: 'int' | 'float'
  /** For groups, and for lists whose items are groups. */
  fields?: readonly CmsField[]
  collapsed?: boolean | 'auto'
  summary?: string
  /** For lists whose items are single values. */
  field?: CmsField
  label_singular?: string
  allow_add?: boolean
  allow_remove?: boolean
  allow_duplicate?: boolean
  /** For choices. */
  options?: readonly { label: string; value: unknown }[]
  /** For dates. */
  type?: 'date' | 'datetime-local'
  format?: string
  /** For pictures. */
  accept?: string
  choose_url?: boolean
  /** For records of texts. */
  key_label?: string
  value_label?: string
  /** For Markdown texts. */
  modes?: readonly ('rich_text' | 'raw')[]
}
