import { element } from '../element'

/** A part of the explorer that opens below the line of controls. */
export interface Group {
  name: string
  label: string
  panel: HTMLElement
  /** Is told when it opens or closes. */
  toggled?: (open: boolean) => void
}

/**
 * Adds a button for each group; one of them is open at most. Escape closes it and leads back to its button.
 * @returns opens one by its name
 */
export function makeGroups(line: HTMLElement, host: HTMLElement, groups: readonly Group[]): (name: string) => void {
  const made = groups.map((group) => {
    const { name, label, panel } = group
    const id = `explorer-${name}`
    const button = element(
      'button',
      { type: 'button', class: 'explorer-button', 'aria-expanded': 'false', 'aria-controls': id },
      label,
    )
    panel.id = id
    panel.hidden = true
    panel.classList.add('explorer-panel')
    panel.setAttribute('role', 'group')
    panel.setAttribute('aria-label', label)
    line.append(button)
    host.append(panel)
    const set = (open: boolean) => {
      if (panel.hidden !== open) return
      panel.hidden = !open
      button.setAttribute('aria-expanded', String(open))
      group.toggled?.(open)
    }
    return { name, button, panel, set }
  })
  const open = (name: string, others = true) => {
    for (const each of made)
      if (each.name === name) each.set(true)
      else if (others) each.set(false)
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
