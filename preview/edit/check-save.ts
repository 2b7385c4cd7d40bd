import { wordsOfName } from '../../editor/forms/words-of-name'
import type { Overlay, SaveCheck } from '../../editor/project/open-project'
import { factsFile } from '../../lib/content/facts/facts'
import { factsSchema } from '../../lib/content/facts/facts-schema'
import { openFiles, withFiles } from '../../lib/content/files'
import { fieldAt, labelsAt } from '../../lib/content/schemas/field'
import { priceClaimWarnings } from '../../lib/lint/changes/price-claims'
import { lintTexts } from '../../lib/lint/lint-content'
import { schemaOf } from '../../lib/pages/find-page'
import { getContent } from '../../lib/pages/get-content'
import { type Diagnostic, formatDiagnostic } from '../../lib/shared/diagnostic'
import { tokenMessages } from '../../lib/shared/token-messages'
import { listFacts } from './facts'
import { rewordForForms } from './reword-for-forms'
import { nameOf } from './subject-of'

/** The maximum number of errors that a dialog can show, and of warnings after a save. */
const MAX = 5

/**
 * Checks the site as it would be after a save.
 * @param files the files of the save
 * @param root the project's folder
 * @returns the errors that the save would cause, each in a sentence or two, and the warnings about its files; an error
 *   that was already in another file does not prevent a save
 */
export async function checkSave(files: Overlay, root: string): Promise<SaveCheck> {
  const all = await lintTexts(files, root)
  const found = errorsIn(all)
  const isElsewhere = ({ file }: Diagnostic) => !Object.hasOwn(files, file)
  const before = found.some(isElsewhere)
    ? new Set(errorsIn(await lintTexts({}, root)).map(formatDiagnostic))
    : new Set()
  const caused = found.filter((error) => !isElsewhere(error) || !before.has(formatDiagnostic(error)))
  const sorted = [...caused.filter((error) => !isElsewhere(error)), ...caused.filter(isElsewhere)]
  const warnings = [...all, ...(await priceWarningsAfter(files, root))].filter(
    (each) => each.severity === 'warning' && !isElsewhere(each),
  )
  return {
    errors: await explainFirst(sorted, 'error', (error) => explain(error, files)),
    // They are shown above the list, to which the editor returns after a save, so each names its file.
    warnings: await explainFirst(warnings, 'warning', (warning) => explain(warning)),
  }
}

/** Returns the warnings about savings that prices no longer support, if the save changes facts. */
async function priceWarningsAfter(files: Overlay, root: string): Promise<Diagnostic[]> {
  if (!Object.hasOwn(files, factsFile)) return []
  return withFiles(openFiles({ root, overlay: files }), priceClaimWarnings)
}

async function explainFirst(
  all: readonly Diagnostic[],
  kind: Diagnostic['severity'],
  explainOne: (diagnostic: Diagnostic) => Promise<string>,
): Promise<string[]> {
  const remaining = all.length - MAX
  const sentences = await Promise.all(all.slice(0, MAX).map(explainOne))
  return remaining > 0
    ? [...sentences, `There ${remaining === 1 ? `is 1 more ${kind}` : `are ${remaining} more ${kind}s`}.`]
    : sentences
}

const errorsIn = (found: readonly Diagnostic[]) => found.filter(({ severity }) => severity === 'error')

/**
 * Explains a diagnostic with the label of its field, as the form shows it, and with its file unless that is the only one.
 */
export async function explain(diagnostic: Diagnostic, files: Overlay = {}): Promise<string> {
  const { file, line, field } = diagnostic
  const isOnly = Object.keys(files).length === 1 && Object.hasOwn(files, file)
  const label = field === undefined ? '' : await labelOf(file, field)
  const location = label || (file.endsWith('.md') && line !== undefined ? 'Text' : '')
  const subject = [isOnly ? '' : await nameOf(file), location && `“${location}”`].filter(Boolean).join(', ')
  const sentences = emptyFact(diagnostic, files) ?? rewordForForms(diagnostic, listFacts(await getContent()).all)
  return `${subject && `${subject}: `}${sentences}`
}

/** The words around a fact that was inserted but not chosen, which the editor shows without braces. */
const around = /\S*.{0,30}\{\{\}\}.{0,30}\S*/

function emptyFact({ id, file, line = 0 }: Diagnostic, files: Overlay): string | undefined {
  if (id !== tokenMessages['token-braces'].id) return undefined
  const [excerpt] = around.exec(String(files[file] ?? '').split('\n')[line - 1] ?? '') ?? []
  return excerpt && `No fact is chosen in “${excerpt.trim()}”. Choose one, or delete the empty fact.`
}

/** Returns labels such as `Card › Order`; the name in the file if the schema has no label. */
async function labelOf(file: string, field: string): Promise<string> {
  const path = field.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name))
  if (file === factsFile) return labelOfFact(path)
  const labels = file.endsWith('.md') ? labelsAt(await schemaOf(file), path) : []
  return labels.join(' › ') || field
}

/** Returns the labels of a fact and its groups, as the form shows them: names without a label are written as words. */
const labelOfFact = (path: readonly (string | number)[]): string =>
  path
    .map((name, index) => {
      const { label } = (fieldAt(factsSchema, path.slice(0, index + 1))?.meta() ?? {}) as { label?: string }
      return label ?? wordsOfName(String(name))
    })
    .join(' › ')
