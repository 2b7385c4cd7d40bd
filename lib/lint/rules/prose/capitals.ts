import { fixedPages } from '../../../pages/find-page'
import { defineMessages, diagnosticAt } from '../../../shared/diagnostic'
import { defineRule } from '../../rule'

const messages = defineMessages({
  'file-capitals': {
    severity: 'error',
    what: 'This file becomes {found}, but hosts redirect addresses to lower case, where that page does not exist.',
    fix: 'Rename it to {instead}, or choose another lower-case name if that is taken.',
  },
})

/** Reports pages whose address would contain capitals. */
export const capitals = defineRule({
  title: 'Capitals in addresses',
  why: 'Hosts redirect every spelling of an address to the one in lower case.',
  messages,
  check: ({ pages }) => {
    const present = new Set(pages.map(({ route }) => route?.path))
    // The rule `routes` reports a fixed page under another name.
    const missing = new Set(fixedPages().flatMap(({ path }) => (present.has(path) ? [] : [path])))
    return pages
      .filter(({ route }) => route !== undefined && route.path !== route.path.toLowerCase())
      .filter(({ route }) => !missing.has(route?.path.toLowerCase() ?? ''))
      .map(({ file, route }) =>
        diagnosticAt({ file }, messages['file-capitals'], { found: route?.path ?? '', instead: file.toLowerCase() }),
      )
  },
})
