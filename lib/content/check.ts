import { type Problem, problemsOf, throwProblems } from '../errors'
import { checkSources } from './check-sources'
import { getComputed } from './computed'
import { contentFiles, placeOf } from './files'
import { readLegal } from './legal'
import { readCase } from './read-case'
import { readEntry, type Sources } from './read-entry'
import { schemaFor } from './registry'

/**
 * What a schema cannot say about a file: each check throws ContentError. A page owner adds a line; what the schema has
 * told already is not told twice.
 */
const furtherChecks: readonly (readonly [file: string, check: Check])[] = [
  ['content/pages/privacy.md', (sources) => readLegal('privacy', sources)],
  ['content/pages/terms.md', (sources) => readLegal('terms', sources)],
]

type Check = (sources: Sources) => Promise<unknown>

/**
 * Reads everything that people edit, below `content/` and `locales/`, before a build begins. With `list.ts` it is the only
 * module that may take `files.ts`.
 * @throws ContentError with every problem of every file; while the facts or `content/site.yml` cannot be used, unknown
 *   tokens are not among them, and of a file that cannot be parsed only that is told
 */
export async function checkContent(): Promise<void> {
  const [{ sources, problems }, files] = await Promise.all([checkSources(), contentFiles()])
  const found = await Promise.all([
    problemsOf(getComputed),
    ...files.map((file) => checkFile(file, sources)),
    ...furtherChecks.map(([file, check]) => (files.includes(file) ? problemsOf(() => check(sources)) : [])),
  ])
  throwProblems([...problems, ...found.flat(), ...samePlace(files)])
}

async function checkFile(file: string, sources: Sources): Promise<readonly Problem[]> {
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
  return problemsOf(() => (placeOf(file)?.kind === 'case' ? readCase(file, sources) : readEntry(file, schema, sources)))
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
