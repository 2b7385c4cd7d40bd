import { formatDiagnostic, throwDiagnostics } from '../shared/diagnostic'
import { lintContent } from './lint-content'

/**
 * What a build does first: checks everything that people edit.
 * @param warn is given each warning as one line
 * @throws ContentError with every error of every file
 */
export async function checkContent(warn: (line: string) => void = console.warn): Promise<void> {
  const problems = await lintContent()
  for (const problem of problems) if (problem.severity === 'warning') warn(`${formatDiagnostic(problem)} (warning)`)
  throwDiagnostics(problems)
}
