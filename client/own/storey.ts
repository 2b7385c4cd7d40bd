import { element } from '../element'

/** What is wrong, said within the field that it is about. */
export interface Storey {
  whole: HTMLElement
  /** Says it, the first part as its place, or takes it back. */
  say: (...parts: string[]) => void
}

/**
 * Stands unseen in its field until there is something to say. It is no alert: who says something gives it the focus, which
 * reads it out, or says it beside a field that has the focus and is described by it. Both would read it out twice.
 * @param inputs of the field: they are marked, and described by what is said
 * @param describedBy what describes them anyway
 */
export function makeStorey(id: string, inputs: readonly HTMLElement[] = [], describedBy = ''): Storey {
  const whole = element('p', { class: 'own-error', id, tabindex: '-1', hidden: '' })
  const say = (...[place = '', ...rest]: string[]) => {
    whole.replaceChildren(element('strong', {}, place), ...rest.flatMap((part) => [' ', part]))
    whole.hidden = place === ''
    for (const input of inputs) {
      input.removeAttribute('aria-invalid')
      if (place) input.setAttribute('aria-invalid', 'true')
      input.setAttribute('aria-describedby', place ? `${describedBy} ${id}` : describedBy)
    }
  }
  return { whole, say }
}
