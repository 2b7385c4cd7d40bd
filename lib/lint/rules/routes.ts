import { fixedPages, pageOfFile } from '../../pages/find-page'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { defineRule } from '../rule'

const messages = defineMessages({
  'file-no-page': {
    severity: 'error',
    what: 'A file in this folder does not become a page.',
    fix: 'Move it to content/pages, content/docs or content/cases/<name>/index.md.',
  },
  'file-no-schema': {
    severity: 'error',
    what: 'No page is defined for this file yet.',
    fix: 'Remove it, or define its page in lib/pages/ and list it in lib/pages/index.ts.',
  },
  'file-same-address': {
    severity: 'error',
    what: 'This file and {other} would both become {path}.',
    fix: 'Remove or rename one of them.',
  },
  'page-missing': {
    severity: 'error',
    what: 'The site needs the page {path}, and its file is missing.',
    fix: 'Restore the file from git, or write it again with its title, description and other fields.',
  },
})

export const routes = defineRule({
  title: 'Files and the pages they become',
  why: 'Every Markdown file becomes one page, every page comes from one file, and fixed pages are always there.',
  messages,
  check({ pages }) {
    const firsts = new Map<string, string>()
    const misplaced = pages.flatMap(({ file, route }): Diagnostic[] => {
      if (route === undefined) return [diagnosticAt({ file }, messages['file-no-page'])]
      const { path } = route
      const other = firsts.get(path)
      firsts.set(path, other ?? file)
      return [
        ...(pageOfFile(file) === undefined ? [diagnosticAt({ file }, messages['file-no-schema'])] : []),
        ...(other === undefined ? [] : [diagnosticAt({ file }, messages['file-same-address'], { other, path })]),
      ]
    })
    const missing = fixedPages().flatMap(({ path, file }) =>
      firsts.has(path) ? [] : [diagnosticAt({ file }, messages['page-missing'], { path })],
    )
    return [...misplaced, ...missing]
  },
})
