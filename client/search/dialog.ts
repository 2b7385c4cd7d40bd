import { element } from '../element'
import { magnifier } from './drawings'
import { text } from './texts'

/** What stands in the dialog. */
export interface SearchDialog {
  dialog: HTMLDialogElement
  field: HTMLInputElement
  list: HTMLElement
  /** Says politely what became of a query. */
  note: HTMLElement
}

const LIST = 'search-list'

/** Draws the dialog, closed, at the end of the page: a combobox, its list of results, and a line that is read out. */
export function drawDialog(): SearchDialog {
  const field = element('input', {
    type: 'text',
    role: 'combobox',
    'aria-label': text('label'),
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': LIST,
    autocomplete: 'off',
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    inputmode: 'search',
    enterkeyhint: 'go',
    maxlength: '100',
    autofocus: '',
  })
  const close = element(
    'button',
    { type: 'button' },
    element('kbd', {}, text('key')),
    ' ',
    element('span', {}, text('close')),
  )
  const list = element('div', { role: 'listbox', id: LIST, 'aria-label': text('results') })
  const note = element('div', { role: 'status', class: 'search-note' })
  const dialog = element(
    'dialog',
    { class: 'search', 'aria-label': text('label') },
    element('div', { class: 'search-bar' }, magnifier(), field, close),
    element('div', { class: 'search-body' }, list),
    note,
  )
  close.addEventListener('click', () => dialog.close())
  // What is outside of the dialog's box belongs to it all the same, and is nothing inside of it.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  document.body.append(dialog)
  return { dialog, field, list, note }
}
