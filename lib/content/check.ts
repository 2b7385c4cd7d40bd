import { type Problem, problemsOf, throwProblems } from '../errors'
import { getTexts } from '../i18n/texts'
import { readCasesPage } from './cases'
import { getEndpoints } from './endpoints'
import { getFacts } from './facts'
import { contentFiles, placeOf } from './files'
import { getLegalPage } from './legal'
import { readCase } from './read-case'
import { readEntry } from './read-entry'
import { schemaFor } from './registry'
import { getSite } from './site'

/**
 * What a schema cannot say about a file: each check throws ContentError. A page owner adds a line; what the schema has
 * told already is not told twice.
 */
const furtherChecks: readonly (readonly [file: string, check: () => Promise<unknown>])[] = [
  ['content/pages/cases.md', readCasesPage],
  ['content/pages/privacy.md', () => getLegalPage('privacy')],
  ['content/pages/terms.md', () => getLegalPage('terms')],
]

/**
 * Reads everything that people edit below `content/` before a build begins.
 * @throws ContentError with every problem of every file
 */
export async function checkContent(): Promise<void> {
  // Tokens come from these two: while they are broken, every other file would only repeat their problems.
  const data = await Promise.all([problemsOf(getSite), problemsOf(getFacts)])
  throwProblems(data.flat())
  const files = await contentFiles()
  const problems = await Promise.all([
    problemsOf(() => getTexts()),
    problemsOf(getEndpoints),
    ...files.map(checkFile),
    ...furtherChecks.map(([file, check]) => (files.includes(file) ? problemsOf(check) : [])),
  ])
  throwProblems([...problems.flat(), ...samePlace(files)])
}

async function checkFile(file: string): Promise<readonly Problem[]> {
  if (placeOf(file) === undefined)
    return [
      {
        file,
        what: 'No page is drawn from a file in this place.',
        fix: 'Move it to content/pages, content/docs or content/cases/<name>/index.md.',
      },
    ]
  const schema = schemaFor(file)
  if (schema === undefined)
    return [
      {
        file,
        what: 'No page is drawn from this file yet.',
        fix: 'Remove it, or name its schema in lib/content/registry.ts.',
      },
    ]
  // A case has more to it than its text: sections, pictures and areas of interest.
  return problemsOf(() => (placeOf(file)?.kind === 'case' ? readCase(file) : readEntry(file, schema)))
}

/** Two files cannot become one page. */
function samePlace(files: readonly string[]): Problem[] {
  const first = new Map<string, string>()
  return files.flatMap((file) => {
    const path = placeOf(file)?.path
    if (path === undefined) return []
    const other = first.get(path)
    first.set(path, other ?? file)
    return other === undefined
      ? []
      : [{ file, what: `This file and ${other} both become ${path}.`, fix: 'Remove or rename one of them.' }]
  })
}
