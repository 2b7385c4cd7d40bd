import type { z } from 'zod'
import { throwProblems } from '../errors'
import { readNeeded } from './read-needed'
import { readYaml } from './read-yaml'
import { validate } from './validate'

/**
 * Reads one YAML file of `content/`.
 * @param file path relative to the project's root
 * @throws ContentError with every problem of the file, or that it is not there
 */
export async function readData<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  return parseData(file, await readNeeded(file), schema)
}

/** `readData` on a text at hand. */
export function parseData<Schema extends z.ZodType>(file: string, text: string, schema: Schema): z.output<Schema> {
  const yaml = readYaml(file, text)
  const { data, problems } = validate(file, yaml, yaml.value, schema)
  throwProblems(problems)
  return data as z.output<Schema>
}
