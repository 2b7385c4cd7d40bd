import { href } from '../../../lib/shared/urls'
import type { Unpublished } from '../unpublished'

/** Yellow, like the banner on an unpublished page. */
const LABEL_STYLE = `display: inline-block; margin-inline-start: 0.5em; padding: 0 0.6em; border-radius: 999px; background: #fee953;
  color: #171b6b; font: 600 12px/20px system-ui, sans-serif; letter-spacing: normal; white-space: nowrap; vertical-align: middle`

const LABELS = { draft: 'Draft', scheduled: 'Scheduled' } as const

const ID = 'dev-unpublished'

/**
 * Labels every link to a page that the built site does not have, in menus, lists and prose, including links added
 * later.
 */
export function markUnpublished(pages: readonly Unpublished[]): void {
  const rules = pages.map(({ path, state }) => {
    const address = JSON.stringify(href(path))
    const links = `:is(a[href=${address}], a[href^=${JSON.stringify(`${href(path)}#`)}])`
    return `${links}::after { content: "${LABELS[state]}"; ${LABEL_STYLE} }`
  })
  const existing = document.getElementById(ID)
  if (rules.length === 0) {
    existing?.remove()
    return
  }
  const sheet = existing ?? document.createElement('style')
  sheet.id = ID
  sheet.textContent = rules.join('\n')
  if (!existing) document.documentElement.append(sheet)
}
