import type { z } from 'zod'
import type { Message, Values } from '../../shared/diagnostic'

/** What an editor's form says beside a field. */
export interface FieldWords {
  /** A few words, without a full stop. */
  label: string
  /** What to do, as a sentence that begins with “Write”, “Choose” or “Name” and ends in a full stop. It is the second sentence of an error about the field. */
  hint: string
}

/** Gives a field of a schema the words that forms and errors show. Call it last: a later `.optional()` loses them. */
export function field<Schema extends z.ZodType>(schema: Schema, words: FieldWords): Schema {
  return schema.meta({ ...words }) as Schema
}

/** An issue for `superRefine` that `validate` reports as this message. */
export const issueOf = (message: Message, values: Values) => ({ code: 'custom', params: { message, values } }) as const

/** Those parts of zod's definitions that lead to fields further inside. */
interface Definition {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  in?: z.ZodType
  valueType?: z.ZodType
  options?: z.ZodType[]
  catchall?: z.ZodType
}

/** Removes what stands around a schema: optional, default, a transformation. */
function inner(schema: z.ZodType): z.ZodType {
  const { innerType, in: input } = schema.def as unknown as Definition
  const next = innerType ?? input
  return next ? inner(next) : schema
}

/** A field of a schema. */
export interface Field {
  /** Dotted name; `*` stands for any item of a list and any name of a record. */
  name: string
  words: Partial<FieldWords>
}

/** Lists every field of a schema, however deep. */
export function fieldsOf(schema: z.ZodType, prefix = ''): Field[] {
  const definition = inner(schema).def as unknown as Definition
  const named = Object.entries(definition.shape ?? {}).flatMap(([name, child]) => [
    { name: `${prefix}${name}`, words: (child.meta() ?? {}) as Partial<FieldWords> },
    ...fieldsOf(child, `${prefix}${name}.`),
  ])
  const any = [definition.element, definition.valueType, definition.catchall, ...(definition.options ?? [])]
  return [...named, ...any.flatMap((child) => (child ? fieldsOf(child, `${prefix}*.`) : []))]
}

/** The schema of one field. */
export function schemaAt(schema: z.ZodType, path: readonly (string | number)[]): z.ZodType | undefined {
  if (path.length === 0) return schema
  const { shape, element, valueType, catchall, options } = inner(schema).def as unknown as Definition
  const [name, ...rest] = path
  const own = shape && Object.hasOwn(shape, String(name)) ? shape[String(name)] : undefined
  const next = own ?? element ?? valueType ?? catchall
  if (next) return schemaAt(next, rest)
  return options?.map((option) => schemaAt(option, path)).find((found) => found !== undefined)
}

/** The hint of a field, or of the nearest field around it. */
export function hintAt(schema: z.ZodType, path: readonly (string | number)[]): string | undefined {
  for (let length = path.length; length > 0; length--) {
    const words = schemaAt(schema, path.slice(0, length))?.meta() as Partial<FieldWords> | undefined
    if (words?.hint) return words.hint
  }
  return undefined
}

/** The names that may stand at a place. */
export function namesAt(schema: z.ZodType, path: readonly (string | number)[]): string[] {
  const found = schemaAt(schema, path)
  return found ? Object.keys((inner(found).def as unknown as Definition).shape ?? {}) : []
}
