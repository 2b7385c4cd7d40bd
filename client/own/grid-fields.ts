import { fillTemplate } from '../../lib/i18n/client/fill-template'
import type { Grid } from '../../lib/research/results'
import { element } from '../element'
import { makeStorey } from './storey'
import type { OwnTexts } from './texts'

/** Sides of a grid that are taken, in pixels: a thumbnail, and more than any screen has. */
export const GRID_LIMITS = { least: 100, most: 10_000 } as const

/** Width and height of what was looked at. */
export interface GridFields {
  whole: HTMLElement
  /** Nothing where a number is missing or cannot be. That of a picture may be made to fit. */
  size: () => { grid: Grid; fit: boolean } | undefined
  /** Fills the fields in, unless somebody has typed there. */
  suggest: (size: Grid | undefined) => void
  /** Fills the fields in as if somebody had typed. */
  type: (size: Grid) => void
  /** Hears on which grid gaze was counted. @returns what is said where it is not that of the picture */
  fitted: (grid: Grid) => string
  /** Marks what is wrong, and says it. */
  complain: (words: string) => void
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
  const wrong = makeStorey('own-grid-error')
  const note = element('p', { class: 'own-note', role: 'status' })
  let typed = false
  /** Of the picture. */
  let given: Grid | undefined
  const fill = (size: Grid | undefined) => {
    width.input.value = size ? String(size.width) : ''
    height.input.value = size ? String(size.height) : ''
  }
  const mark = (wrongs: boolean) => {
    for (const input of inputs) {
      const bad = wrongs && sideOf(input.value) === undefined
      if (bad) input.setAttribute('aria-invalid', 'true')
      else input.removeAttribute('aria-invalid')
      input.setAttribute('aria-describedby', bad ? 'own-grid-help own-grid-error' : 'own-grid-help')
    }
  }
  const change = () => {
    wrong.say()
    mark(false)
    note.textContent = ''
  }
  for (const input of inputs)
    input.addEventListener('input', () => {
      typed = inputs.some(({ value }) => value !== '')
      change()
    })
  const help = element('p', { class: 'own-help', id: 'own-grid-help' }, texts.gridHelp)
  const pair = element('div', { class: 'own-sides' }, width.whole, height.whole)
  const legend = element('legend', {}, texts.grid)
  const whole = element('fieldset', { class: 'own-grid' }, legend, pair, wrong.whole, note, help)
  return {
    whole,
    size: () => {
      const [across, down] = [sideOf(width.input.value), sideOf(height.input.value)]
      if (!across || !down) return
      // Asked anew with the whole picture: other files may fill it.
      return !typed && given ? { grid: given, fit: true } : { grid: { width: across, height: down }, fit: false }
    },
    suggest: (size) => {
      given = size
      if (typed) return
      fill(size)
      change()
    },
    type: (size) => {
      typed = true
      fill(size)
      change()
    },
    fitted: (grid) => {
      const times = !typed && given ? Math.round(given.width / grid.width) : 1
      const words = times > 1 ? fillTemplate(texts.fits[times as 2 | 3 | 4], { ...grid }) : ''
      if (!typed && given) fill(grid)
      note.textContent = words
      return words
    },
    complain: (words) => {
      mark(true)
      wrong.say(words)
      wrong.whole.focus()
    },
  }
}
