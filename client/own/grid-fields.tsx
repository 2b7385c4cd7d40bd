/** @jsxImportSource ../jsx */
import type { Grid } from '@oogwenk/gaze'
import { fillTemplate } from '../../lib/i18n/client/fill-template'
import { create } from '../jsx/jsx-runtime'
import { makeFieldError } from './field-error'
import type { OwnTexts } from './texts'

/** The limits for the width and height of the grid, in pixels: from a thumbnail to more than any screen has. */
const GRID_LIMITS = { min: 100, max: 10_000 } as const

/** The fields for the width and height of what was looked at. */
interface GridFields {
  element: HTMLElement
  /**
   * Returns the size; undefined if a number is missing or out of range. `fit` says whether the grid may be reduced,
   * because it is the size of a picture.
   */
  size: () => { grid: Grid; fit: boolean } | undefined
  /** Fills in the size of a picture, unless the visitor has entered one. */
  suggest: (size: Grid | undefined) => void
  /** Fills in a size as if the visitor had entered it. */
  enter: (size: Grid) => void
  /** Shows the grid on which gaze was counted. @returns a sentence about it; empty if it was not reduced */
  showFitted: (grid: Grid) => string
  /** Marks invalid fields and shows a message. */
  showError: (message: string) => void
}

const sideOf = (value: string): number | undefined => {
  const digits = value.trim()
  const side = /^\d{1,5}$/.test(digits) ? Number(digits) : Number.NaN
  return side >= GRID_LIMITS.min && side <= GRID_LIMITS.max ? side : undefined
}

/** Makes the two number fields. A visitor who has chosen a picture need not fill them in. */
export function makeGridFields(texts: OwnTexts): GridFields {
  const idOf = (name: 'width' | 'height') => `own-${name}`
  const field = (name: 'width' | 'height') =>
    create<HTMLInputElement>(
      <input
        id={idOf(name)}
        type="text"
        aria-describedby="own-grid-help"
        autoComplete="off"
        inputMode="numeric"
        maxLength={5}
      />,
    )
  const [width, height] = [field('width'), field('height')]
  const inputs = [width, height]
  const error = makeFieldError('own-grid-error')
  const note = create(<p class="own-note" role="status" />)
  let isEntered = false
  let pictureSize: Grid | undefined
  const fill = (size: Grid | undefined) => {
    width.value = size ? String(size.width) : ''
    height.value = size ? String(size.height) : ''
  }
  const markInvalid = (marks: boolean) => {
    for (const input of inputs) {
      const isInvalid = marks && sideOf(input.value) === undefined
      if (isInvalid) input.setAttribute('aria-invalid', 'true')
      else input.removeAttribute('aria-invalid')
      input.setAttribute('aria-describedby', isInvalid ? 'own-grid-help own-grid-error' : 'own-grid-help')
    }
  }
  const reset = () => {
    error.show()
    markInvalid(false)
    note.textContent = ''
  }
  for (const input of inputs)
    input.addEventListener('input', () => {
      isEntered = inputs.some(({ value }) => value !== '')
      reset()
    })
  const side = (name: 'width' | 'height', input: HTMLInputElement) => (
    <div class="own-dimension">
      <label for={idOf(name)}>{texts[name]}</label>
      {input}
    </div>
  )
  const element = create(
    <fieldset class="own-grid">
      <legend>{texts.grid}</legend>
      <div class="own-dimensions">
        {side('width', width)}
        {side('height', height)}
      </div>
      {error.element}
      {note}
      <p class="own-help" id="own-grid-help">
        {texts.gridHelp}
      </p>
    </fieldset>,
  )
  return {
    element,
    size: () => {
      const [across, down] = [sideOf(width.value), sideOf(height.value)]
      if (!across || !down) return
      // Always the full size of the picture, even if an earlier report used a fraction of it: other files may fill it.
      return !isEntered && pictureSize
        ? { grid: pictureSize, fit: true }
        : { grid: { width: across, height: down }, fit: false }
    },
    suggest: (size) => {
      pictureSize = size
      if (isEntered) return
      fill(size)
      reset()
    },
    enter: (size) => {
      isEntered = true
      fill(size)
      reset()
    },
    showFitted: (grid) => {
      const times = !isEntered && pictureSize ? Math.round(pictureSize.width / grid.width) : 1
      const fitted = [texts.fits2, texts.fits3, texts.fits4][times - 2]
      const sentence = fitted ? fillTemplate(fitted, { width: grid.width, height: grid.height }) : ''
      if (!isEntered && pictureSize) fill(grid)
      note.textContent = sentence
      return sentence
    },
    showError: (message) => {
      markInvalid(true)
      error.show(message)
      error.element.focus()
    },
  }
}
