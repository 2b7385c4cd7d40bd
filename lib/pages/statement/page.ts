import { loadOnce } from '../../shared/memoise'
import { definePage } from '../define-page'

const loadView = loadOnce(() => import('./view'))

const statement = <const File extends string>(file: File) => ({
  file,
  schema: async () => (await loadView()).statementSchema,
  view: async () => (await loadView()).getStatementPage(file),
  hasText: false as const,
})

/** The page that visitors see after sending a form. */
export const thanks = definePage({
  path: '/thanks',
  ...statement('content/pages/thanks.md'),
  isListed: false,
  social: { kind: 'thanks' },
})

/** The page that a host shows for an unknown address, unless it redirects to the home page. */
export const notFound = definePage({
  path: '/404',
  ...statement('content/pages/not-found.md'),
  isListed: false,
  social: { kind: 'page' },
})
