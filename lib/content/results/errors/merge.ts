import type { Step } from './step'

/** Errors caused by a merge conflict, where Git has left the rows of both versions in the file. */
const ORDER_ERRORS = ['results-backwards', 'results-backwards-thousands', 'results-scattered', 'results-more']

/** The order of rows means nothing while a merge conflict is in the file. */
export const merge: Step = (errors) => {
  const isMerge = errors.some(({ id }) => id === 'results-merge')
  return { problems: [], left: isMerge ? errors.filter(({ id }) => !ORDER_ERRORS.includes(id)) : errors }
}
