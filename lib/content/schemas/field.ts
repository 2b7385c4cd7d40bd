import type { z } from 'zod'

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
