/** A field of a form, in the configuration of Sveltia CMS. What it may contain depends on its widget. */
export interface CmsField {
  name: string
  widget: string
  label: string
  hint?: string
  required?: boolean
  /** Of texts. */
  minlength?: number
  maxlength?: number
  pattern?: readonly [string, string]
  /** Of texts with facts: whether it has several lines. */
  isLong?: boolean
  /** Of numbers, and the number of items of lists. */
  min?: number
  max?: number
  value_type?: 'int' | 'float'
  /** Of groups, and of lists whose items are groups. */
  fields?: readonly CmsField[]
  collapsed?: boolean | 'auto'
  summary?: string
  /** Of lists whose items are single values. */
  field?: CmsField
  label_singular?: string
  allow_add?: boolean
  allow_remove?: boolean
  allow_duplicate?: boolean
  /** Of choices. */
  options?: readonly { label: string; value: unknown }[]
  /** Of dates. */
  type?: 'date' | 'datetime-local'
  format?: string
  /** Of pictures. */
  accept?: string
  choose_url?: boolean
  /** Of a record of texts. */
  key_label?: string
  value_label?: string
  /** Of a Markdown text. */
  modes?: readonly ('rich_text' | 'raw')[]
}
