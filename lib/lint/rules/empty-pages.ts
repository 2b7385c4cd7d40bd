import { locationOf } from '../../markdown/page'
import { isFixed, pageOfFile } from '../../pages/find-page'
import { defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { defineRule } from '../rule'

const messages = defineMessages({
  'text-missing': {
    severity: 'error',
    what: 'There is no text below the front matter.',
    fix: 'Write the text of the page{orRemove}.',
  },
  'text-not-shown': {
    severity: 'error',
    what: 'This page shows only its fields, so visitors would never see the text below them.',
    fix: 'Move it into one of the fields, or delete it.',
  },
})

/** Reports pages without the text that they show, and text on pages that show only fields. */
export const emptyPages = defineRule({
  title: 'Pages without text',
  why: 'A page that shows its text would be blank without it, or lack its main part. A page made of fields shows no text.',
  messages,
  check: ({ pages }) =>
    pages.flatMap(({ file, route, data, nodes }) => {
      const { layout = 'page' } = Object(data) as { layout?: unknown }
      const page = pageOfFile(file)
      const text = nodes?.find(({ type }) => type !== 'root' && type !== 'html')
      // The other layouts of the documentation list pages or resources.
      if (page && page.hasText !== false && layout === 'page' && nodes && !text) {
        const orRemove = route && isFixed(route.path) ? '' : ', or remove the file'
        return [diagnosticAt({ file }, messages['text-missing'], { orRemove })]
      }
      if (text === undefined || page?.hasText !== false) return []
      return [diagnosticAt(locationOf({ file }, text), messages['text-not-shown'])]
    }),
})
