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
})

/** Reports hard-coded figures in legal texts. */
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
          diagnosticAt(location, messages['legal-figure'], { number, token: `{{${slug}.…}}` }),
        )
    }),
})

/** Whether a figure is the number of a clause that Markdown does not read as one, which is reported elsewhere. */
function isMarker(lines: readonly string[], { line = 0, column = 1 }: SourceLocation): boolean {
  const source = lines[line - 1] ?? ''
  const isFirst = /^\s*\(?$/.test(source.slice(0, column - 1)) && /^\d{1,2}[.)]/.test(source.slice(column - 1))
  return isFirst && /(?:^|[.!?:;”)])\s*$/.test(lines[line - 2] ?? '')
}
