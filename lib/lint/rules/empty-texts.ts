import { markdownMessages } from '../../markdown/markdown-messages'
import { diagnosticAt } from '../../shared/diagnostic'
import type { Check } from '../rule'

/** Pages of the documentation that have nothing but their text, and have none. Lists of pages and pages of fields have more. */
export const emptyTexts: Check = ({ pages }) =>
  pages
    .filter(({ place, data, nodes }) => {
      const layout = (data as { layout?: unknown } | undefined)?.layout
      return (
        place?.kind === 'doc' && layout === 'page' && nodes?.every(({ type }) => type === 'root' || type === 'html')
      )
    })
    .map(({ file }) => diagnosticAt({ file }, markdownMessages['text-missing']))
