import { splitFrontMatter } from '../../content/front-matter'
import { filesWithOnePerson, setupOf } from '../../content/results/case-tokens'
import { type CaseResults, type CaseSetup, readCaseResults } from '../../content/results/read-case-results'
import { resultsFileMessages } from '../../content/results/results-file-messages'
import { collectDiagnostics, type Diagnostic, diagnosticAt, throwDiagnostics } from '../../shared/diagnostic'
import { getContent, getContentPage, readEntry, type Sources } from '../get-content'
import { checkCaseText } from './case-sections'
import { readVersions } from './read-versions'
import { caseSchema } from './schema'

/**
 * Reads one case with its areas of interest and its figures. Its pictures are decoded but not resized, so that the
 * content lint stays quick.
 * @param file the path of its text, such as `content/cases/galaxy/index.md`; the other files are in the same folder
 * @param sources see `readEntry`
 * @throws ContentError with every problem of the text or of the other files
 */
export async function readCase(file: string, sources?: Sources) {
  const { text: source } = await getContentPage(file)
  const split = splitFrontMatter(file, source)
  const setup = setupOf(file, source)
  const problems: Diagnostic[] = []
  /** Reads a value; if that fails, returns undefined and adds the problems to the others. */
  const collect = async <Value>(read: () => Promise<Value>): Promise<Value | undefined> => {
    let value: Value | undefined
    problems.push(...(await collectDiagnostics(async () => (value = await read()))))
    return value
  }
  const results = await collect(() => readCaseResults(setup))
  if (results) problems.push(...findOnePersonFiles(source, results))
  const entry = await collect(() => readEntry(file, caseSchema, sources))
  const kind = await kindOfCase(setup)
  if (kind) problems.push(...((await collect(async () => checkCaseText(split, file, kind))) ?? []))
  const { versions, found } = await readVersions({ file, folder: setup.folder, yaml: split.yaml, data: entry?.data })
  problems.push(...found)
  throwDiagnostics(problems)
  if (!entry || !results) throw new Error(`${file} was not read, and has no problem either.`)
  return { entry, versions, results }
}

/** Reports results files with only one person if the text has an interval, which needs more. */
function findOnePersonFiles(source: string, results: CaseResults): Diagnostic[] {
  const { files, interval: name } = filesWithOnePerson(source, results)
  return files.map((file) => diagnosticAt({ file }, resultsFileMessages['results-file-one-person'], { name }))
}

/**
 * Returns which sections a case must have: those of one version, or of a comparison. If the front matter does not
 * define how many versions there are, the results files do.
 * @returns undefined if there is a second results file beside a single version: that is reported elsewhere, and until
 * it is corrected, it is unclear which sections are meant
 */
async function kindOfCase({ folder, pictures }: CaseSetup): Promise<'single' | 'comparison' | undefined> {
  const hasSecondFile = (await getContent()).paths.includes(`${folder}/b.csv`)
  if (pictures.length === 1 && hasSecondFile) return undefined
  return pictures.length > 1 || (pictures.length === 0 && hasSecondFile) ? 'comparison' : 'single'
}
