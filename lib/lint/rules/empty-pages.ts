import { defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { defineRule } from '../rule'

const messages = defineMessages({
  'text-missing': {
    severity: 'error',
    what: 'There is no text below the front matter.',
    fix: 'Write the text of the page, or remove the file.',
  },
})

export const emptyPages = defineRule({
  title: 'Pages without text',
  why: 'A documentation page shows only its text, so without any it would be blank. Lists of pages, and pages made of fields, have other content.',
  messages,
  check: ({ pages }) =>
    pages
      .filter(({ route, data, nodes }) => {
        const layout = (data as { layout?: unknown } | undefined)?.layout
        const isPlain = route?.kind === 'doc' && layout === 'page'
        return isPlain && nodes?.every(({ type }) => type === 'root' || type === 'html')
      })
      .map(({ file }) => diagnosticAt({ file }, messages['text-missing'])),
})
