import { find } from '../../lib/shared/search/find'
import { INDEX_FILE } from '../../lib/shared/search/index-file'
import { openIndex, type SearchIndex } from '../../lib/shared/search/open-index'
import { type JsxNode, render } from '../jsx/jsx-runtime'
import { isModifiedEvent } from '../modified-event'
import { addDialog } from './dialog'
import { failureMessage, makeOption, noResultsMessage } from './parts'
import { countText, text } from './texts'

/** The maximum number of results shown: a longer list would take long to read through. */
const MAX_SHOWN = 20

/** By key, the index in a list to move to, from the current index, which is -1 if nothing is selected. */
const KEYS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Returns the index to select next; undefined if the key is not for the list, or the list is empty. */
function indexByKey(event: KeyboardEvent, index: number, count: number): number | undefined {
  if (count === 0 || isModifiedEvent(event) || !Object.hasOwn(KEYS, event.key)) return undefined
  return KEYS[event.key]?.(index, count)
}

/**
 * Adds the dialog to the page and starts the search in it.
 * @param getFile fetches a file of the index by its name; called again after it has failed
 * @returns a function that opens the dialog
 */
export function startSearch(getFile: (name: string) => Promise<string>): () => void {
  const { dialog, field, list, note } = addDialog()
  let searchIndex: SearchIndex | undefined
  let isLoading = false
  let options: HTMLAnchorElement[] = []
  let chosen = -1

  const choose = (index: number) => {
    options[chosen]?.setAttribute('aria-selected', 'false')
    chosen = index
    const link = options[index]
    link?.setAttribute('aria-selected', 'true')
    link?.scrollIntoView?.({ block: 'nearest' })
    if (link) field.setAttribute('aria-activedescendant', link.id)
    else field.removeAttribute('aria-activedescendant')
  }

  const show = (found: HTMLAnchorElement[], message: JsxNode) => {
    options = found
    render(list, found)
    render(note, message)
    field.setAttribute('aria-expanded', String(found.length > 0))
    choose(found.length > 0 ? 0 : -1)
  }

  const showResults = async () => {
    const query = field.value.trim()
    if (!searchIndex) return
    if (query === '') return show([], text('hint'))
    if (options.length === 0) render(note, text('loading'))
    try {
      const { count, found } = await find(searchIndex, query, MAX_SHOWN)
      // The query may have changed in the meantime.
      if (field.value.trim() !== query) return
      if (count === 0) return show([], noResultsMessage(query))
      show(
        found.map((each, index) => makeOption(each, query, index)),
        countText(found.length, count, query),
      )
      list.parentElement?.scrollTo?.(0, 0)
    } catch (error) {
      if (field.value.trim() === query) showFailure(error, showResults)
    }
  }

  const showFailure = (error: unknown, retry: () => void) =>
    show(
      [],
      failureMessage(error, () => {
        // The button disappears, and anything typed next belongs in the field.
        field.focus()
        retry()
      }),
    )

  const load = async () => {
    if (searchIndex || isLoading) return
    isLoading = true
    show([], text('loading'))
    try {
      searchIndex = openIndex(await getFile(INDEX_FILE), getFile)
      showResults()
    } catch (error) {
      showFailure(error, load)
    }
    isLoading = false
  }

  field.addEventListener('input', showResults)
  dialog.addEventListener('keydown', (event) => {
    // During IME composition these keys belong to the input method; Escape would close the dialog.
    if (event.isComposing) return event.key === 'Escape' ? event.preventDefault() : undefined
    if (event.target !== field) return
    const index = indexByKey(event, chosen, options.length)
    const link = event.key === 'Enter' ? options[chosen] : undefined
    if (index === undefined && !link) return
    event.preventDefault()
    if (index !== undefined) return choose(index)
    const { ctrlKey, metaKey, shiftKey } = event
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
  })
  list.addEventListener('pointermove', ({ target }) => {
    const index = options.findIndex((link) => link.contains(target as Node))
    if (index >= 0 && index !== chosen) choose(index)
  })
  dialog.addEventListener('click', (event) => {
    // The dialog covers a section of this page, and would still be open if the visitor came back to this page.
    if ((event.target as Element).closest('a') && !isModifiedEvent(event)) dialog.close()
  })

  return () => {
    if (dialog.open) return
    dialog.showModal()
    field.focus()
    field.select()
    load()
  }
}
