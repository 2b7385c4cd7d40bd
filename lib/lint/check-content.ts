import { formatDiagnostic, throwDiagnostics } from '../shared/diagnostic'
import { lintContent } from './lint-content'

/**
 * The first step of a build: checks everything that people edit.
 * @param warn receives each warning as one line
 * @throws ContentError with every error of every file
 */
export async function checkContent(warn: (line: string) => void = console.warn): Promise<void> {
  const problems = await lintContent()
  for (const problem of problems) if (problem.severity === 'warning') warn(`${formatDiagnostic(problem)} (warning)`)
  throwDiagnostics(problems)
}
