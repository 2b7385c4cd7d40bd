import { readYaml, type Yaml } from '../content/read-yaml'

/** Each try of the parser's errors says where it stopped, or at least that it met something it did not expect. */
function failure(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (cause) {
    return (cause as Error).message
  }
}

/** Line of a syntax error. The parser names a place only sometimes; then a beginning that already fails alike tells it. */
function failingLine(text: string, message: string): number {
  const lines = text.split('\n')
  const at = /at position (\d+)/.exec(message)?.[1]
  if (at !== undefined) return text.slice(0, Number(at)).split('\n').length
  const bad = (end: number) => failure(lines.slice(0, end).join('\n'))?.startsWith('Unexpected token')
  const found = lines.findIndex((_, index) => bad(index + 1))
  return found < 0 ? lines.length : found + 1
}

/**
 * Reads JSON as people write it. JSON.parse decides what is JSON; names given twice and the lines of fields, which it does
 * not know, come from the YAML reader: JSON is YAML too.
 * @param file named in the problems
 */
export function readJson(file: string, text: string): Yaml {
  const message = failure(text)
  const yaml = message === undefined ? readYaml(file, text) : undefined
  if (yaml) return yaml
  const why = (message ?? '').replace(/ in JSON at .*$|,? "[\s\S]*" is not valid JSON$/, '').replace(/(, \.\.\.)$/, '')
  const problem = {
    file,
    line: failingLine(text, message ?? ''),
    what: `This is not JSON: ${why}.`,
    fix: 'Mend the comma, quote or bracket here or at the end of the line above.',
  }
  return { value: {}, problems: [problem], lineOf: () => 1, sourceOf: () => undefined }
}
