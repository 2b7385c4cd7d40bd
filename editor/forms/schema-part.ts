/**
 * What the schema says about a value beyond its type: a picture in the folder of its page, a date with a time, several
 * sentences, a fact, or something that only programs read.
 */
export type Kind = 'picture' | 'time' | 'sentences' | 'fact' | 'hidden'

/** A part of a JSON schema, with the label, hint and kind that the schema of the site gives each field. */
export interface Part {
  type?: string
  label?: string
  hint?: string
  /** The hint for the form, if `hint` describes how a value is written in a file. */
  inForm?: string
  kind?: Kind
  /** The name of one item of a list, such as `version`. */
  item?: string
  /** Whether the field is below the body text of a page, among the fields that are seldom changed. */
  isLast?: boolean
  /** What uses the words of a text; an empty list for a text that only programs read, such as an address. */
  readBy?: readonly string[]
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

/** Returns the schema of an item of a list or tuple; undefined for any other part. */
export function itemOf({ items, prefixItems }: Part): Part | undefined {
  return prefixItems?.[0] ?? (typeof items === 'object' ? items : undefined)
}

/** Returns the schema of an entry of a record, whatever its key; undefined for any other part. */
export function entryOf({ additionalProperties }: Part): Part | undefined {
  return typeof additionalProperties === 'object' ? additionalProperties : undefined
}
