import type { SiteReview } from '../../editor/pages/publish-page'
import { currentFiles, openFiles, withFiles } from '../../lib/content/files'
import { listChanges } from '../../lib/lint/changes/list-changes'
import { priceClaimWarnings } from '../../lib/lint/changes/price-claims'
import { lintTexts } from '../../lib/lint/lint-content'
import { routeOf } from '../../lib/pages/find-page'
import { getContent } from '../../lib/pages/get-content'
import { PUBLISHED_TAG } from '../../lib/pages/history/earlier-commits'
import { commitAt, git } from '../../lib/pages/history/git'
import { collectDiagnostics, type Diagnostic } from '../../lib/shared/diagnostic'
import { explain } from './check-save'
import { describeFields } from './describe-fields'
import { listFacts } from './facts'
import { nameBareFacts } from './reword-for-forms'

/** Returns the errors of the whole site, each in a sentence or two. */
export async function errorsOf(root: string): Promise<string[]> {
  return sentencesOf(await lintTexts({}, root), 'error')
}

/** Returns what publishing the site would change for visitors, and whether it is ready. */
export async function reviewSite(root: string): Promise<SiteReview> {
  return withFiles(openFiles({ root }), async () => {
    const found = await lintTexts({}, root)
    const errors = await sentencesOf(found, 'error')
    const warnings = await sentencesOf([...found, ...(await priceClaimWarnings())], 'warning')
    return { errors, warnings, ...(await changesOfSite()) }
  })
}

const sentencesOf = (found: readonly Diagnostic[], kind: Diagnostic['severity']) =>
  Promise.all(found.filter(({ severity }) => severity === kind).map((each) => explain(each)))

/** Returns what has changed since the last publication or, if there was none, since the last commit. */
async function changesOfSite(): Promise<Pick<SiteReview, 'since' | 'changes'>> {
  let listed: { lines: string[]; found: boolean } = { lines: [], found: false }
  let base = PUBLISHED_TAG
  const problems = await collectDiagnostics(async () => {
    listed = await listChanges()
    if (listed.found) return
    base = 'HEAD'
    listed = await listChanges(base)
  })
  if (problems.length > 0)
    return { since: 'The changes can be listed once the mistakes below are corrected.', changes: [] }
  const [first = '', ...others] = listed.lines
  // Leaves out the hint with a Git command, and the commit hash: the editor fetches what others have published itself.
  const isChange = (line: string) => line.startsWith('  ')
  const commit = (await commitAt(base)) ?? base
  const facts = listFacts(await getContent()).all
  const sentences = others.filter(isChange).map((line) => nameBareFacts(line.trim(), facts))
  const changes = await Promise.all(sentences.map((sentence) => withDetails(sentence, commit)))
  return { since: first.replace(/ \([0-9a-f]{7,}\)/, ''), changes }
}

/** Adds the changed fields to the sentence about a changed page. */
async function withDetails(sentence: string, commit: string): Promise<SiteReview['changes'][number]> {
  const [, address] = /^(\/\S*) has changed\.$/.exec(sentence) ?? []
  const page = address && (await getContent()).pages.find(({ file }) => routeOf(file)?.path === address)
  const before = page ? await git('show', `${commit}:${page.file}`) : undefined
  if (!page || before === undefined) return { sentence, details: [] }
  return { sentence, details: await describeFields(page.file, before, await currentFiles().readText(page.file)) }
}
