import { factMessages } from '../../content/content-messages'
import { factsFile } from '../../content/facts/facts'
import { currentFiles, openFiles } from '../../content/files'
import { readYaml } from '../../content/yaml/read-yaml'
import { PUBLISHED_TAG } from '../../pages/history/earlier-commits'
import { git, isRepository } from '../../pages/history/git'
import { valueIfAbsent } from '../../shared/absent'
import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import { deliveredFolder } from '../delivered'
import { readFactTexts } from './changed-facts'

/**
 * Returns a warning for each saving that is still as published although the price of a plan has changed. Nothing in the
 * content defines what the saving compares, so it cannot be calculated; whoever changes a price has to ask.
 *
 * Not a rule of the content lint: it compares with what was published, so it would appear in builds and tests of other
 * content.
 * @returns none if the facts are invalid, or if the project has not been published and has no delivered facts
 */
export async function priceClaimWarnings(): Promise<Diagnostic[]> {
  const source = await currentFiles().readText(factsFile).catch(valueIfAbsent(factsFile, ''))
  const published = await factsBefore()
  if (published === source) return []
  const [before, now] = [published, source].map(readFactTexts)
  return now && before ? unchangedSavings(source, before, now) : []
}

/** The facts as last published, or, before the first publication, as delivered; empty if there are neither. */
async function factsBefore(): Promise<string> {
  const published = (await isRepository()) ? await git('show', `${PUBLISHED_TAG}:${factsFile}`) : undefined
  if (published !== undefined) return published
  return openFiles({ root: deliveredFolder }).readText(factsFile).catch(valueIfAbsent(factsFile, ''))
}

type FactTexts = ReadonlyMap<string, string>

/**
 * Returns a warning for each saving that has not changed although the price of a plan has.
 * @param source the text from which `now` was read
 */
export function unchangedSavings(source: string, before: FactTexts, now: FactTexts): Diagnostic[] {
  const changes = [...now].flatMap(([name, text]) => {
    const old = before.get(name)
    // Words such as “custom” save nobody a share of anything.
    const isChanged = /^plans\.\w+\.price$/.test(name) && old !== undefined && old !== text && /\d/.test(old + text)
    return isChanged ? [`${name} from ${old} to ${text}`] : []
  })
  if (changes.length === 0) return []
  const yaml = readYaml(factsFile, source)
  return [...now].flatMap(([name, saving]) => {
    // A saving of 0% is not shown.
    if (!/^plans\.\w+\.saving$/.test(name) || saving === '0%' || before.get(name) !== saving) return []
    const location = { file: factsFile, ...yaml.locationOf(name.split('.')), field: name }
    return [diagnosticAt(location, factMessages['fact-saving'], { changes: changes.join(', '), saving })]
  })
}
