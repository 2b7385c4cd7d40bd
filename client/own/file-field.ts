import { element } from '../element'
import { makeStorey, type Storey } from './storey'

/** A field that takes one file, by choice or by drop. */
export interface FileField {
  whole: HTMLElement
  input: HTMLInputElement
  /** The chosen file; nothing where there is none. */
  file: () => File | undefined
  /** Takes a file that was dropped beside the field, or none. */
  take: (file: File | undefined) => void
  /** What is wrong with the file; gone as soon as another is chosen, or none. */
  wrong: Storey
}

/**
 * A native file input, stretched over the frame that is seen: it can be reached by key, and takes what is dropped on it.
 * @param id of the input
 * @param changed is told whenever another file is chosen, or none
 */
export function makeFileField(
  {
    id,
    label,
    hint,
    help,
    accept,
    remove,
  }: {
    id: string
    label: string
    hint: string
    /** Stands below the field, and describes it. */
    help?: string
    accept: string
    remove: string
  },
  changed: (file: File | undefined) => void,
): FileField {
  const describedBy = help === undefined ? `${id}-name` : `${id}-name ${id}-help`
  const input = element('input', { type: 'file', id, accept, 'aria-describedby': describedBy })
  const name = element('span', { class: 'own-name', id: `${id}-name` }, hint)
  const away = element('button', { type: 'button', class: 'own-away', hidden: '' }, remove)
  away.setAttribute('aria-label', `${remove}: ${label}`)
  const wrong = makeStorey(`${id}-error`, [input], describedBy)
  const frame = element('div', { class: 'own-frame' }, element('div', { class: 'own-drop' }, name, input), wrong.whole)
  const whole = element('div', { class: 'own-field' }, element('label', { for: id }, label), frame, away)
  if (help !== undefined) whole.append(element('p', { class: 'own-help', id: `${id}-help` }, help))
  const file = () => input.files?.[0]
  const show = () => {
    name.textContent = file()?.name ?? hint
    frame.toggleAttribute('data-chosen', file() !== undefined)
    away.hidden = file() === undefined
    wrong.say()
    changed(file())
  }
  input.addEventListener('change', show)
  away.addEventListener('click', () => {
    input.value = ''
    show()
    input.focus()
  })
  const take = (dropped: File | undefined) => {
    const files = new DataTransfer()
    if (dropped) files.items.add(dropped)
    input.files = files.files
    show()
  }
  return { whole, input, file, take, wrong }
}
