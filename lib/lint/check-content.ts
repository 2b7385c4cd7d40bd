import { formatDiagnostic, throwDiagnostics } from '../shared/diagnostic'
import { lintContent } from './lint-content'

/**
 * Checks everything that people edit, as the first step of a build.
 * @param warn receives each warning as one line
 * @param beforeRules the same as in `lintContent`
 * @throws ContentError with every error of every file
 */
export async function checkContent(
  warn: (line: string) => void = console.warn,
  beforeRules?: () => Promise<void>,
): Promise<void> {
  const problems = await lintContent(beforeRules)
  for (const problem of problems) if (problem.severity === 'warning') warn(`${formatDiagnostic(problem)} (warning)`)
  throwDiagnostics(problems)
}
