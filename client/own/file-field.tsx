/** @jsxImportSource ../jsx */
import { create } from '../jsx/jsx-runtime'
import { type FieldError, makeFieldError } from './field-error'

/** A field for one file, which can be chosen or dropped. */
export interface FileField {
  element: HTMLElement
  /** Returns the chosen file, if there is one. */
  file: () => File | undefined
  /** Sets the file, such as one dropped outside the field, or clears the field. */
  setFile: (file: File | undefined) => void
  /** Shows what is wrong with the file. The message disappears as soon as the file changes. */
  error: FieldError
}

interface FileFieldOptions {
  /** The id of the input. */
  id: string
  label: string
  hint: string
  /** Help shown below the field. */
  help?: string
  accept: string
  remove: string
}

/**
 * Makes a native file input, stretched invisibly over the visible frame: it is reachable by keyboard and accepts files
 * that are dropped on it.
 * @param onChange called with the file whenever it changes, and with undefined if it is removed
 */
export function makeFileField(
  { id, label, hint, help, accept, remove }: FileFieldOptions,
  onChange: (file: File | undefined) => void,
): FileField {
  const describedBy = help === undefined ? `${id}-name` : `${id}-name ${id}-help`
  const input = create<HTMLInputElement>(<input type="file" id={id} accept={accept} aria-describedby={describedBy} />)
  const name = create(
    <span class="own-name" id={`${id}-name`}>
      {hint}
    </span>,
  )
  const removeButton = create(
    <button type="button" class="own-remove" hidden aria-label={`${remove}: ${label}`}>
      {remove}
    </button>,
  )
  const error = makeFieldError(`${id}-error`, [input], describedBy)
  const frame = create(
    <div class="own-frame">
      <div class="own-drop">
        {name}
        {input}
      </div>
      {error.element}
    </div>,
  )
  const element = create(
    <div class="own-field">
      <label for={id}>{label}</label>
      {frame}
      {removeButton}
      {help !== undefined && (
        <p class="own-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>,
  )
  const file = () => input.files?.[0]
  const update = () => {
    name.textContent = file()?.name ?? hint
    frame.toggleAttribute('data-chosen', file() !== undefined)
    removeButton.hidden = file() === undefined
    error.show()
    onChange(file())
  }
  input.addEventListener('change', update)
  removeButton.addEventListener('click', () => {
    input.value = ''
    update()
    input.focus()
  })
  const setFile = (chosen: File | undefined) => {
    const files = new DataTransfer()
    if (chosen) files.items.add(chosen)
    input.files = files.files
    update()
  }
  return { element, file, setFile, error }
}
