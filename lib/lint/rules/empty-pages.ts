import { locationOf } from '../../markdown/page'
import { pageOfFile } from '../../pages/find-page'
import { defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { defineRule } from '../rule'

const messages = defineMessages({
  'text-missing': {
    severity: 'error',
    what: 'There is no text below the front matter.',
    fix: 'Write the text of the page, or remove the file.',
  },
  'text-not-shown': {
    severity: 'error',
    what: 'This page shows only its fields, so visitors would never see the text below them.',
    fix: 'Move it into one of the fields, or delete it.',
  },
})

/** Reports documentation pages without text, and text on pages that show only fields. */
export const emptyPages = defineRule({
  title: 'Pages without text',
  why: 'A documentation page shows only its text, so without any it would be blank. A page made of fields shows no text.',
  messages,
  check: ({ pages }) =>
    pages.flatMap(({ file, route, data, nodes }) => {
      const layout = (data as { layout?: unknown } | undefined)?.layout
      const text = nodes?.find(({ type }) => type !== 'root' && type !== 'html')
      if (route?.kind === 'doc' && layout === 'page' && nodes && !text)
        return [diagnosticAt({ file }, messages['text-missing'])]
      if (text === undefined || pageOfFile(file)?.hasText !== false) return []
      return [diagnosticAt(locationOf({ file }, text), messages['text-not-shown'])]
    }),
})
