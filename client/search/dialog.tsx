/** @jsxImportSource ../jsx */
import { create } from '../jsx/jsx-runtime'
import { text } from './texts'

/** The parts of the dialog. */
interface SearchDialog {
  dialog: HTMLDialogElement
  field: HTMLInputElement
  list: HTMLElement
  /** A status region, which says what a query found. */
  note: HTMLElement
}

const LIST = 'search-list'

/** Adds the closed dialog to the end of the page: a combobox, its list of results, and a status region. */
export function addDialog(): SearchDialog {
  const field = create<HTMLInputElement>(
    <input
      type="text"
      role="combobox"
      aria-label={text('label')}
      aria-autocomplete="list"
      aria-expanded="false"
      aria-controls={LIST}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck="false"
      inputMode="search"
      enterKeyHint="go"
      maxLength={100}
      // biome-ignore lint/a11y/noAutofocus: a dialog that opens for typing starts in its field
      autoFocus
    />,
  )
  const close = create(
    <button type="button">
      <kbd>{text('key')}</kbd> <span>{text('close')}</span>
    </button>,
  )
  const list = create(<div role="listbox" id={LIST} aria-label={text('results')} />)
  const note = create(<div role="status" class="search-note" />)
  const dialog = create<HTMLDialogElement>(
    <dialog class="search" aria-label={text('label')}>
      <div class="search-bar">
        <svg viewBox="0 0 20 20" class="search-icon" aria-hidden="true">
          <circle cx="8" cy="8" r="6" />
          <path d="M12.5 12.5 18 18" />
        </svg>
        {field}
        {close}
      </div>
      <div class="search-body">{list}</div>
      {note}
    </dialog>,
  )
  close.addEventListener('click', () => dialog.close())
  // A click on the backdrop has the dialog itself as its target, rather than anything inside it.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  document.body.append(dialog)
  return { dialog, field, list, note }
}
