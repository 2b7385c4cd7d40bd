import { fixedPages } from '../../../pages/find-page'
import { defineMessages, diagnosticAt } from '../../../shared/diagnostic'
import { defineRule } from '../../rule'

const messages = defineMessages({
  'folder-capitals': {
    severity: 'error',
    what: 'The pages of this folder have addresses such as {found}, but hosts redirect addresses to lower case.',
    fix: 'Rename the folder to {instead}, or choose another lower-case name if that is taken.',
  },
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
    const found = pages.flatMap(({ file, route }) =>
      route === undefined || route.path === route.path.toLowerCase() || missing.has(route.path.toLowerCase())
        ? []
        : [{ file, path: route.path, folder: folderWithCapitals(file) }],
    )
    const folders = new Set<string>()
    return found.flatMap(({ file, path, folder }) => {
      if (folder === undefined)
        return [diagnosticAt({ file }, messages['file-capitals'], { found: path, instead: file.toLowerCase() })]
      if (folders.has(folder)) return []
      folders.add(folder)
      const values = { found: path, instead: folder.toLowerCase() }
      return [diagnosticAt({ file: folder }, messages['folder-capitals'], values)]
    })
  },
})

/** The outermost folder with a capital in its name. */
const folderWithCapitals = (file: string): string | undefined => /^(?:[^/]*\/)*?[^/]*[A-Z][^/]*(?=\/)/.exec(file)?.[0]
