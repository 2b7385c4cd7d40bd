import type { Heading } from 'mdast'
import type { SplitFile } from '../../content/front-matter'
import { caseMessages } from '../../content/results/case-messages'
import type { Section, Subsection } from '../../markdown/render'
import { writtenText } from '../../markdown/written-text'
import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import { nearest, writeInstead } from '../../shared/nearest'

/** The three parts of every case: sections in a case with one version, parts of the dashboard in an A/B test. */
const measures = { emotion: 'Emotion', eyeTracking: 'Eye tracking', excitement: 'Excitement' } as const

/** The sections of an A/B test, in the order of the page. */
const comparison = {
  scores: 'Overall scores',
  heatmap: 'Engagement heatmap',
  dashboard: 'Dashboard overview',
  movements: 'Individual eye movements',
  conclusion: 'Conclusion',
} as const

/** `single` for a case with one version, `comparison` for an A/B test. */
type CaseLayout = 'single' | 'comparison'

const headings: Record<CaseLayout, { depth: number; title: string }[]> = {
  single: Object.values(measures).map((title) => ({ depth: 2, title })),
  comparison: Object.values(comparison).flatMap((title) => [
    { depth: 2, title },
    ...(title === comparison.dashboard ? Object.values(measures).map((part) => ({ depth: 3, title: part })) : []),
  ]),
}

const locationOf = ({ position }: Heading) => ({ line: position?.start.line, column: position?.start.column })
const formatHeading = ({ depth, title }: { depth: number; title: string }) => `${'#'.repeat(depth)} ${title}`

/**
 * Checks that a case has exactly its sections, each once and in order. The page would not show any other section.
 * @param layout decides which sections the case must have
 * @returns the problems, in the order of the text
 */
export function checkCaseText(
  { body, tree }: Pick<SplitFile, 'body' | 'tree'>,
  file: string,
  layout: CaseLayout,
): Diagnostic[] {
  const required = headings[layout]
  const names = required.map(formatHeading)
  const found = tree()
    .children.filter((node): node is Heading => node.type === 'heading')
    .map((node) => ({
      name: formatHeading({ depth: node.depth, title: writtenText(node, body) }),
      location: locationOf(node),
    }))
  const isAbsent = (name: string) => !found.some((heading) => heading.name === name)
  const unknown = found.filter(({ name }) => !names.includes(name))
  const absent = names.filter(isAbsent)
  // If one section is unknown and one is missing, the heading was changed.
  const renamed = unknown.length === 1 && absent.length === 1 ? absent : undefined
  const problems: Diagnostic[] = []
  for (const [index, { name, location }] of found.entries()) {
    if (!names.includes(name)) {
      const hint =
        absent.length === 0
          ? 'Delete this heading, so that its text belongs to the section above it; this page has all its sections.'
          : writeInstead(name, renamed ?? names)
      const values = { found: name, hint }
      problems.push(diagnosticAt({ file, ...location }, caseMessages['case-section-unknown'], values))
    } else if (found.findIndex((other) => other.name === name) < index)
      problems.push(diagnosticAt({ file, ...location }, caseMessages['case-section-twice'], { found: name }))
  }
  // A section with a mistyped name is not missing.
  const misspelt = new Set(renamed ?? unknown.flatMap(({ name }) => nearest(name, absent) ?? []))
  for (const [index, name] of names.entries()) {
    if (misspelt.has(name) || !isAbsent(name)) continue
    // Reported at the next section that exists, or else at the last line of the file.
    const next = names.slice(index + 1).find((later) => found.some((heading) => heading.name === later))
    const line = found.find((heading) => heading.name === next)?.location.line ?? body.trimEnd().split('\n').length
    problems.push(
      next
        ? diagnosticAt({ file, line }, caseMessages['case-section-missing'], { name, next })
        : diagnosticAt({ file, line }, caseMessages['case-section-missing-last'], { name }),
    )
  }
  const misplacedIndex = problems.length === 0 ? found.findIndex(({ name }, index) => name !== names[index]) : -1
  const misplaced = found[misplacedIndex]
  if (misplaced) {
    const values = { found: misplaced.name, wanted: names[misplacedIndex] as string, names: names.join(', ') }
    problems.push(diagnosticAt({ file, ...misplaced.location }, caseMessages['case-section-order'], values))
  }
  return problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
}

type Named<Names> = { [Key in keyof Names]: Subsection }

function pick<Names extends Record<string, string>>(names: Names, from: readonly Subsection[]): Named<Names> {
  const entries = Object.entries(names).map(([key, title]) => {
    const section = from.find((candidate) => candidate.title === title)
    if (!section) throw new Error(`The section “${title}” was not checked. Call checkCaseText before rendering a case.`)
    return [key, section]
  })
  return Object.fromEntries(entries)
}

/** Returns the sections of a case with one version, by name. @throws Error unless `checkCaseText` has found them all */
export const singleSections = (sections: readonly Section[]) => pick(measures, sections)

/**
 * Returns the sections of an A/B test, by name; `parts` are those of the dashboard.
 * @throws Error unless `checkCaseText` has found them all
 */
export function comparisonSections(sections: readonly Section[]) {
  const dashboard = sections.find(({ title }) => title === comparison.dashboard)
  return {
    ...pick(comparison, sections),
    dashboard: {
      id: dashboard?.id ?? '',
      title: comparison.dashboard,
      html: dashboard?.opening ?? '',
      parts: pick(measures, dashboard?.subsections ?? []),
    },
  }
}
