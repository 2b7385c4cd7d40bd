import { find } from '../../lib/shared/search/find'
import { openIndex, type SearchIndex } from '../../lib/shared/search/open-index'
import { isModified } from '../plain-click'
import { drawDialog } from './dialog'
import { stepTo } from './keys'
import { failure, nothing, option } from './parts'
import { countText, text } from './texts'

/** More would be a list to read and no answer. */
const MOST_SHOWN = 20

/**
 * Draws the dialog and lets it answer.
 * @param getIndex fetches the index; asked again after it failed
 * @returns opens the dialog
 */
export function startSearch(getIndex: () => Promise<string>): () => void {
  const { dialog, field, list, note } = drawDialog()
  let index: SearchIndex | undefined
  let asking = false
  let options: HTMLAnchorElement[] = []
  let chosen = -1

  const choose = (at: number) => {
    options[chosen]?.setAttribute('aria-selected', 'false')
    chosen = at
    const link = options[at]
    link?.setAttribute('aria-selected', 'true')
    link?.scrollIntoView?.({ block: 'nearest' })
    if (link) field.setAttribute('aria-activedescendant', link.id)
    else field.removeAttribute('aria-activedescendant')
  }

  const show = (found: HTMLAnchorElement[], ...said: (Node | string)[]) => {
    options = found
    list.replaceChildren(...found)
    note.replaceChildren(...said)
    field.setAttribute('aria-expanded', String(found.length > 0))
    choose(found.length > 0 ? 0 : -1)
  }

  const answer = () => {
    const query = field.value.trim()
    if (!index) return
    if (query === '') return show([], text('hint'))
    const found = find(index, query)
    if (found.length === 0) return show([], ...nothing(query))
    const shown = found.slice(0, MOST_SHOWN)
    show(
      shown.map((each, at) => option(each, query, at)),
      countText(shown.length, found.length, query),
    )
    list.parentElement?.scrollTo?.(0, 0)
  }

  const load = async () => {
    if (index || asking) return
    asking = true
    show([], text('loading'))
    try {
      index = openIndex(await getIndex())
      answer()
    } catch (fault) {
      show([], ...failure(fault, tryAgain))
    }
    asking = false
  }
  const tryAgain = () => {
    // The button goes; what is typed next belongs into the field.
    field.focus()
    load()
  }

  field.addEventListener('input', answer)
  dialog.addEventListener('keydown', (event) => {
    // These keys belong to whoever composes a word of several strokes; Escape would close the dialog.
    if (event.isComposing) return event.key === 'Escape' ? event.preventDefault() : undefined
    if (event.target !== field) return
    const at = stepTo(event, chosen, options.length)
    const link = event.key === 'Enter' ? options[chosen] : undefined
    if (at === undefined && !link) return
    event.preventDefault()
    if (at !== undefined) return choose(at)
    const { ctrlKey, metaKey, shiftKey } = event
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
  })
  list.addEventListener('pointermove', ({ target }) => {
    const at = options.findIndex((link) => link.contains(target as Node))
    if (at >= 0 && at !== chosen) choose(at)
  })
  dialog.addEventListener('click', (event) => {
    // A place on this page is behind the dialog; and a page that one comes back to is as it was.
    if ((event.target as Element).closest('a') && !isModified(event)) dialog.close()
  })

  return () => {
    if (dialog.open) return
    dialog.showModal()
    field.focus()
    field.select()
    load()
  }
}
