import { pageOfFile } from '../../../pages/find-page'
import { defineMessages, diagnosticAt, type SourceLocation } from '../../../shared/diagnostic'
import { findFigures } from '../../numbers/figures'
import { findHardCoded } from '../../numbers/find-hard-coded'
import { defineRule } from '../../rule'

const messages = defineMessages({
  'legal-figure': {
    severity: 'error',
    what: '“{number}” is a hard-coded figure.',
    fix: 'Use the token of a fact in content/facts.yml, such as {token}, or give the reason in a comment on the line above: <!-- number ok: reason -->.',
  },
  'legal-heading-number': {
    severity: 'error',
    what: 'This heading begins with the number “{number}”, and sections are numbered automatically.',
    fix: 'Delete it.',
  },
  'legal-clause-within': {
    severity: 'error',
    what: 'Clause {number} begins in the middle of this line.',
    fix: 'Put it on a line of its own; below a summary, with an empty line above it.',
  },
})

/** Reports hard-coded figures in legal texts, and numbers of sections and clauses where they do not belong. */
export const legalFigures = defineRule({
  title: 'Hard-coded figures in legal texts',
  why: 'In a legal text each figure is a token, with or without a unit. Otherwise two pages could promise different things.',
  messages,
  check: ({ pages }) =>
    pages.flatMap((page) => {
      if (page.route === undefined || !pageOfFile(page.file)?.isLegal) return []
      const { slug } = page.route
      const found = findHardCoded(page, { find: ({ text }) => findFigures(text), isField: () => false })
      const lines = page.text.split('\n')
      return found
        .filter(({ location }) => !isMarker(lines, location))
        .map(({ found: number, location }) =>
          diagnosticAt(location, messages[kindOf(lines, location)], { number, token: `{{${slug}.…}}` }),
        )
    }),
})

/** Returns the id of the message about a figure, which may be the number of a section or of a clause within a line. */
function kindOf(lines: readonly string[], { line = 0, column = 1 }: SourceLocation): keyof typeof messages {
  const source = lines[line - 1] ?? ''
  const [before, after] = [source.slice(0, column - 1), source.slice(column - 1)]
  if (/^#+\s+$/.test(before) && /^\d{1,2}[.)]?\s/.test(after)) return 'legal-heading-number'
  const beginsSentence = /[.!?]["”)]*\s+$/.test(before) && /^\d{1,2}[.)]\s+[\p{Lu}“{[]/u.test(after)
  return beginsSentence ? 'legal-clause-within' : 'legal-figure'
}

/** Whether a figure is the number of a clause that Markdown does not read as one, which is reported elsewhere. */
function isMarker(lines: readonly string[], { line = 0, column = 1 }: SourceLocation): boolean {
  const source = lines[line - 1] ?? ''
  const isFirst = /^\s*\(?$/.test(source.slice(0, column - 1)) && /^\d{1,2}[.)]/.test(source.slice(column - 1))
  return isFirst && /(?:^|[.!?:;”)])\s*$/.test(lines[line - 2] ?? '')
}
