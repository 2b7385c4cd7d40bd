import { loadOnce } from '../../shared/load-once'
import { definePage } from '../define-page'

const loadView = loadOnce(() => import('./view'))

/** What a visitor sees after sending a form without script. */
export const thanks = definePage({
  path: '/thanks',
  file: 'content/pages/thanks.md',
  schema: async () => (await loadView()).statementSchema,
  view: async () => (await loadView()).getStatementPage('thanks'),
  isListed: false,
  social: { kind: 'thanks' },
})

/** What a host shows for a wrong address. */
export const notFound = definePage({
  path: '/404',
  file: 'content/pages/not-found.md',
  schema: async () => (await loadView()).statementSchema,
  view: async () => (await loadView()).getStatementPage('not-found'),
  isListed: false,
  social: { kind: 'page' },
})
