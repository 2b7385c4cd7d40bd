/**
 * What a value is beyond its type, as the schema says it: a picture in the folder of its page, a date with a time, several
 * sentences, a fact, or something that only programs read.
 */
export type Kind = 'picture' | 'time' | 'sentences' | 'fact' | 'hidden'

/** A part of a JSON schema, with the label, hint and kind that the schema of the site gives each field. */
export interface Part {
  type?: string
  label?: string
  hint?: string
  /** The hint in a form, if `hint` is about how a value is written in a file. */
  inForm?: string
  kind?: Kind
  /** What one item of a list is called, such as `version`. */
  item?: string
  /** Whether it is below the text of a page, with what else is seldom changed. */
  isLast?: boolean
  properties?: Readonly<Record<string, Part>>
  required?: readonly string[]
  additionalProperties?: Part | boolean
  items?: Part | boolean
  prefixItems?: readonly Part[]
  anyOf?: readonly Part[]
  allOf?: readonly Part[]
  enum?: readonly unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
}

/** The item of a list or of a tuple; undefined for any other part. */
export function itemOf({ items, prefixItems }: Part): Part | undefined {
  return prefixItems?.[0] ?? (typeof items === 'object' ? items : undefined)
}

/** What any key of a record holds; undefined for any other part. */
export function entryOf({ additionalProperties }: Part): Part | undefined {
  return typeof additionalProperties === 'object' ? additionalProperties : undefined
}
