/** @jsxImportSource ../jsx */
import { create } from '../jsx/jsx-runtime'

/** A group of controls, with a panel that opens below the row of buttons. */
interface Group {
  name: string
  label: string
  panel: HTMLElement
  /** Called when the panel opens or closes. */
  onToggle?: (open: boolean) => void
}

/**
 * Adds a button and a panel for each group. At most one panel is open; Escape closes it and moves the focus to its
 * button.
 * @returns a function that opens a panel by the name of its group
 */
export function makeGroups(row: HTMLElement, host: HTMLElement, groups: readonly Group[]): (name: string) => void {
  const made = groups.map((group) => {
    const { name, label, panel } = group
    const id = `explorer-${name}`
    const button = create(
      <button type="button" class="explorer-button" aria-expanded="false" aria-controls={id}>
        {label}
      </button>,
    )
    panel.id = id
    panel.hidden = true
    panel.classList.add('explorer-panel')
    panel.setAttribute('role', 'group')
    panel.setAttribute('aria-label', label)
    row.append(button)
    host.append(panel)
    const set = (open: boolean) => {
      if (panel.hidden !== open) return
      panel.hidden = !open
      button.setAttribute('aria-expanded', String(open))
      group.onToggle?.(open)
    }
    return { name, button, panel, set }
  })
  const open = (name: string) => {
    for (const each of made) each.set(each.name === name)
  }
  for (const each of made) {
    each.button.addEventListener('click', () => (each.panel.hidden ? open(each.name) : each.set(false)))
    each.panel.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return
      each.set(false)
      each.button.focus()
    })
  }
  return open
}
