import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sampleText } from '../../lib/reference/samples/part'
import type { Call } from '../../lib/reference/samples/request'
import { type Language, sampleOf } from '../../lib/reference/samples/sample'
import type { SampleValues } from '../../lib/reference/samples/values'
import { type Programs, run } from './programs'
import type { Received, RecordingServer } from './recording-server'

/** An operation with the values that are filled into its sample. */
export interface SampleRun {
  call: Call
  values: SampleValues
}

/** Returns the values of the variables in samples that are run without being filled in. */
export const variables = (names: readonly string[]): Record<string, string> => ({
  api_id: 'api-id',
  api_secret: 's3cret & more',
  ...Object.fromEntries(
    names.map((name, index) => [name, `0b8c5d4e-0000-4000-8000-${String(index).padStart(12, '0')}`]),
  ),
})

const toCamelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The lines before the samples, which define the variables. The shell takes them from the environment. */
const preludes: Record<Language, (definitions: Record<string, string>) => string[]> = {
  curl: () => ['set -u'],
  javascript: (definitions) =>
    Object.entries(definitions).map(([name, value]) => `const ${toCamelCase(name)} = ${JSON.stringify(value)}`),
  python: (definitions) => Object.entries(definitions).map(([name, value]) => `${name} = ${JSON.stringify(value)}`),
  r: (definitions) => Object.entries(definitions).map(([name, value]) => `${name} <- ${JSON.stringify(value)}`),
}

/** Joins all samples in one program, because starting one for each would take minutes. */
function programOf(language: Language, trials: readonly SampleRun[], definitions: Record<string, string>): string {
  const samples = trials.map(({ call, values }) => sampleText(sampleOf(language, call, values)))
  // Each sample is in a block, because all declare the same names.
  const separate = language === 'javascript' ? samples.map((sample) => `{\n${sample}\n}`) : samples
  return [...preludes[language](definitions), ...separate, ''].join('\n')
}

/**
 * Runs samples in a folder in sequence.
 * @returns the requests received, one for each sample
 * @throws if the program fails, with its output
 */
export async function runSamples(
  { language, runner, extension }: Programs,
  trials: readonly SampleRun[],
  server: RecordingServer,
  { folder, definitions }: { folder: string; definitions: Record<string, string> },
): Promise<Received[]> {
  const file = join(folder, `samples.${extension}`)
  await writeFile(file, programOf(language, trials, definitions))
  const shell = Object.fromEntries(Object.entries(definitions).map(([name, value]) => [name.toUpperCase(), value]))
  server.take()
  const { code, output } = await run(runner() ?? '', [file], folder, shell)
  if (code !== 0) throw new Error(`The samples in ${language} failed with exit code ${code}: ${output.slice(-2000)}`)
  return server.take()
}
