import { readNeeded } from '../../content/files'
import { validate } from '../../content/validate'
import { readYaml } from '../../content/yaml/read-yaml'
import { type Diagnostic, throwDiagnostics } from '../../shared/diagnostic'
import { mapTexts, replaceTokens } from '../../shared/tokens'
import { computedSchema } from './computed-schema'
import { computedTokens } from './computed-tokens'

/** The path of the file that explains how the figures of the cases are computed. */
export const computedFile = 'content/computed.yml'

/**
 * Reads `content/computed.yml` and fills in the settings of the analysis.
 * @throws ContentError with every problem of the file
 */
export async function getComputed() {
  const yaml = readYaml(computedFile, await readNeeded(computedFile))
  const problems: Diagnostic[] = []
  const tokens = computedTokens()
  const filled = mapTexts(yaml.value, (text, path) =>
    replaceTokens(text, tokens, (problem) =>
      problems.push({ file: computedFile, ...yaml.locationOf(path), field: path.join('.'), ...problem }),
    ),
  )
  const { data, problems: invalid } = validate(computedFile, yaml, filled, computedSchema)
  throwDiagnostics([...problems, ...invalid])
  return data as NonNullable<typeof data>
}

/** The validated content of the file, with its tokens replaced. */
export type ComputedWords = Awaited<ReturnType<typeof getComputed>>
