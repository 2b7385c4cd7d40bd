import { loadOnce } from '../../shared/remember'
import { definePage } from '../define-page'

const loadView = loadOnce(() => import('./view'))

/** The page that visitors see after sending a form without JavaScript. */
export const thanks = definePage({
  path: '/thanks',
  file: 'content/pages/thanks.md',
  schema: async () => (await loadView()).statementSchema,
  view: async () => (await loadView()).getStatementPage('thanks'),
  isListed: false,
  social: { kind: 'thanks' },
})

/** The page that a host shows for an unknown address. */
export const notFound = definePage({
  path: '/404',
  file: 'content/pages/not-found.md',
  schema: async () => (await loadView()).statementSchema,
  view: async () => (await loadView()).getStatementPage('not-found'),
  isListed: false,
  social: { kind: 'page' },
})
