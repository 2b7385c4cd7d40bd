import type { z } from 'zod'
import { throwDiagnostics } from '../shared/diagnostic'
import { freeze, remember } from '../shared/remember'
import { readNeeded } from './files'
import { validate } from './validate'
import { readYaml } from './yaml/read-yaml'

/**
 * Reads one YAML file of `content/`.
 * @param file path relative to the project's root
 * @throws ContentError with every problem of the file, or if it is missing
 */
export async function readData<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  return parseData(file, await readNeeded(file), schema)
}

/** Parsers with a cache, because a build parses the same few texts hundreds of times. */
const parsers = new WeakMap<z.ZodType, (file: string, text: string) => unknown>()

/** `readData` for a text that has already been read. The data are cached and frozen. */
export function parseData<Schema extends z.ZodType>(file: string, text: string, schema: Schema): z.output<Schema> {
  const parse = parsers.get(schema) ?? parserOf(schema)
  parsers.set(schema, parse)
  return parse(file, text) as z.output<Schema>
}

const parserOf = (schema: z.ZodType) =>
  remember((file = '', text = '') => {
    const yaml = readYaml(file, text)
    const { data, problems } = validate(file, yaml, yaml.value, schema)
    throwDiagnostics(problems)
    return freeze(data)
  }, 20)
