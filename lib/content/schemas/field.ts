import type { z } from 'zod'
import type { Message, Values } from '../../shared/diagnostic'

/**
 * What uses the words of a text: the spelling rule, the search index, the dates of the pages, and the rule against
 * hard-coded figures.
 */
export type TextConsumer = 'spelling' | 'search' | 'dates' | 'figures'

/** The label and hint of a field, and what uses its words. */
interface FieldWords {
  /** A few words, without a full stop. */
  label: string
  /**
   * What to do, as a sentence that starts with “Write”, “Choose” or “Name” and ends in a full stop. It is the second
   * sentence of an error about the field.
   */
  hint: string
  /** The hint as a form in the editor shows it, if `hint` is about how the value is written in the file. */
  inForm?: string
  /**
   * What the value is, beyond its type: a picture in the folder of the page, a date with or without a time, several
   * sentences, a fact, or something that only programs read, which forms leave out.
   */
  kind?: 'picture' | 'time' | 'sentences' | 'fact' | 'hidden'
  /** What a form calls one item of a list, such as `version`. */
  item?: string
  /** Whether a form shows the field below the text of the page, with others that seldom change. */
  isLast?: true
  /**
   * Only these count the field, and the fields inside it, as words. Without it, a text counts for all of them, and a
   * value from a fixed list for none. A text that chooses or names something for a program needs `readBy: []`.
   */
  readBy?: readonly TextConsumer[]
}

/** Gives a field of a schema a label and a hint. Call it last: a later `.optional()` loses them. */
export function field<Schema extends z.ZodType>(schema: Schema, words: FieldWords): Schema {
  return schema.meta({ ...words }) as Schema
}

/** Returns an issue for `superRefine` that `validate` reports as this message. */
export const issueOf = (message: Message, values: Values) => ({ code: 'custom', params: { message, values } }) as const

/** The parts of a zod definition that contain nested schemas. */
interface Definition {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  in?: z.ZodType
  valueType?: z.ZodType
  items?: z.ZodType[]
  options?: z.ZodType[]
  catchall?: z.ZodType
}

/** Unwraps a schema that is optional, has a default or is transformed. */
function inner(schema: z.ZodType): z.ZodType {
  const { innerType, in: input } = schema.def as unknown as Definition
  const next = innerType ?? input
  return next ? inner(next) : schema
}

/** A field of a schema. */
export interface Field {
  /** Dotted name; `*` matches any item of a list and any key of a record. */
  name: string
  words: Partial<FieldWords>
}

/** Lists every field of a schema, at any depth. */
export function fieldsOf(schema: z.ZodType, prefix = ''): Field[] {
  const definition = inner(schema).def as unknown as Definition
  const named = Object.entries(definition.shape ?? {}).flatMap(([name, child]) => [
    { name: `${prefix}${name}`, words: (child.meta() ?? {}) as Partial<FieldWords> },
    ...fieldsOf(child, `${prefix}${name}.`),
  ])
  const { element, valueType, catchall, items = [], options = [] } = definition
  const any = [element, valueType, catchall, ...items, ...options]
  return [...named, ...any.flatMap((child) => (child ? fieldsOf(child, `${prefix}*.`) : []))]
}

/** Returns the schema of one field; undefined if there is no such field. */
export function fieldAt(schema: z.ZodType, path: readonly (string | number)[]): z.ZodType | undefined {
  if (path.length === 0) return schema
  const { shape, element, valueType, catchall, items, options } = inner(schema).def as unknown as Definition
  const [name, ...rest] = path
  const own = shape && Object.hasOwn(shape, String(name)) ? shape[String(name)] : undefined
  const next = own ?? element ?? valueType ?? catchall ?? items?.[Number(name)]
  if (next) return fieldAt(next, rest)
  return options?.map((option) => fieldAt(option, path)).find((found) => found !== undefined)
}

/** Whether a field is a list of texts. */
export function isListOfTexts(schema: z.ZodType, path: readonly (string | number)[]): boolean {
  const item = fieldAt(schema, [...path, 0])
  return item !== undefined && (inner(item).def as unknown as Definition).type === 'string'
}

/** Returns what a form calls one item of a list. */
export function itemNameAt(schema: z.ZodType, path: readonly (string | number)[]): string | undefined {
  return (fieldAt(schema, path)?.meta() as Partial<FieldWords> | undefined)?.item
}

/** Returns the hint of a field, or of the nearest enclosing field. */
export function hintAt(schema: z.ZodType, path: readonly (string | number)[]): string | undefined {
  for (let length = path.length; length > 0; length--) {
    const words = fieldAt(schema, path.slice(0, length))?.meta() as Partial<FieldWords> | undefined
    if (words?.hint) return words.hint
  }
  return undefined
}

/**
 * Returns the labels of a field and of those around it, outermost first, as a form shows them. An item of a list has
 * its number, counted from 1.
 */
export function labelsAt(schema: z.ZodType, path: readonly (string | number)[]): string[] {
  return path.flatMap((name, index) => {
    if (typeof name === 'number') return [String(name + 1)]
    const words = fieldAt(schema, path.slice(0, index + 1))?.meta() as Partial<FieldWords> | undefined
    return words?.label ? [words.label] : []
  })
}

/** Whether the value at a path counts as words for a use such as search. */
export function isReadBy(reader: TextConsumer, schema: z.ZodType, path: readonly (string | number)[]): boolean {
  let hasReaders = false
  for (const [index, name] of path.entries()) {
    const { readBy } = (fieldAt(schema, path.slice(0, index + 1))?.meta() ?? {}) as Partial<FieldWords>
    if (readBy && !readBy.includes(reader)) return false
    // A list decides for its items; a field inside another has a default of its own.
    hasReaders = readBy !== undefined || (hasReaders && typeof name === 'number')
  }
  const found = fieldAt(schema, path)
  return (
    hasReaders ||
    found === undefined ||
    !['boolean', 'enum', 'literal', 'number'].includes((inner(found).def as unknown as Definition).type)
  )
}

/** Lists the field names that are allowed at a path. */
export function namesAt(schema: z.ZodType, path: readonly (string | number)[]): string[] {
  const found = fieldAt(schema, path)
  return found ? Object.keys((inner(found).def as unknown as Definition).shape ?? {}) : []
}
