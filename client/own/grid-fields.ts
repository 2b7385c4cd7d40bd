import type { Grid } from '../../lib/research/results'
import { element } from '../element'
import type { OwnTexts } from './texts'

/** Sides of a grid that are taken, in pixels: a thumbnail, and more than any screen has. */
export const GRID_LIMITS = { least: 100, most: 10_000 } as const

/** Width and height of what was looked at. */
export interface GridFields {
  whole: HTMLElement
  /** Nothing where a number is missing or cannot be. */
  grid: () => Grid | undefined
  /** Fills the fields in, unless somebody has typed there. */
  suggest: (size: Grid | undefined) => void
  /** Marks what is wrong, or takes the mark back, and goes there. */
  mark: (wrong: boolean, describedBy: string) => void
}

const sideOf = (value: string): number | undefined => {
  const plain = value.trim()
  const side = /^\d{1,5}$/.test(plain) ? Number(plain) : Number.NaN
  return side >= GRID_LIMITS.least && side <= GRID_LIMITS.most ? side : undefined
}

/** Two numbers, asked for where no picture says them. */
export function makeGridFields(texts: OwnTexts): GridFields {
  const field = (name: 'width' | 'height') => {
    const id = `own-${name}`
    const quiet = { autocomplete: 'off', inputmode: 'numeric', maxlength: '5' }
    const input = element('input', { id, type: 'text', 'aria-describedby': 'own-grid-help', ...quiet })
    return { input, whole: element('div', { class: 'own-side' }, element('label', { for: id }, texts[name]), input) }
  }
  const [width, height] = [field('width'), field('height')]
  const inputs = [width.input, height.input]
  let typed = false
  for (const input of inputs)
    input.addEventListener('input', () => {
      typed = inputs.some(({ value }) => value !== '')
    })
  const help = element('p', { class: 'own-help', id: 'own-grid-help' }, texts.gridHelp)
  const pair = element('div', { class: 'own-sides' }, width.whole, height.whole)
  const whole = element('fieldset', { class: 'own-grid' }, element('legend', {}, texts.grid), pair, help)
  return {
    whole,
    grid: () => {
      const [across, down] = [sideOf(width.input.value), sideOf(height.input.value)]
      return across && down ? { width: across, height: down } : undefined
    },
    suggest: (size) => {
      if (typed) return
      width.input.value = size ? String(size.width) : ''
      height.input.value = size ? String(size.height) : ''
    },
    mark: (wrong, describedBy) => {
      for (const input of inputs) {
        const bad = wrong && sideOf(input.value) === undefined
        if (bad) input.setAttribute('aria-invalid', 'true')
        else input.removeAttribute('aria-invalid')
        input.setAttribute('aria-describedby', bad ? `own-grid-help ${describedBy}` : 'own-grid-help')
      }
    },
  }
}
