import { element } from '../element'
import type { Desk } from './desk'
import { type FileField, makeFileField } from './file-field'
import type { ReadPicture } from './read-picture'
import type { OwnTexts } from './texts'

/** A version: its results, and the picture that was looked at. */
export interface Slot {
  whole: HTMLElement
  results: FileField
  picture: () => ReadPicture | undefined
}

const LETTERS = ['A', 'B'] as const
const PICTURE = /\.(png|jpe?g|webp|svg|gif|avif|bmp|tiff?|heic)$/i
const isPicture = ({ type, name }: File) => type.startsWith('image/') || PICTURE.test(name)

/** What is dropped anywhere on the version goes to the field that it is for. */
function takeDrops(whole: HTMLElement, take: (file: File) => void): void {
  const over = (on: boolean) => whole.toggleAttribute('data-over', on)
  whole.addEventListener('dragover', (event) => {
    event.preventDefault()
    over(true)
  })
  whole.addEventListener('dragleave', () => over(false))
  whole.addEventListener('drop', (event) => {
    event.preventDefault()
    over(false)
    for (const file of event.dataTransfer?.files ?? []) take(file)
  })
}

/** Draws what was decoded, as a small preview. */
function preview({ bitmap }: ReadPicture): HTMLCanvasElement {
  const [width, height] = [240, Math.max(1, Math.round((240 * bitmap.height) / bitmap.width))]
  const canvas = element('canvas', { width: String(width), height: String(height), 'aria-hidden': 'true' })
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  return canvas
}

/**
 * The fields of a version.
 * @param at 0 is A, 1 is B
 * @param changed is told when a picture has been read, or is gone
 */
export function makeSlot<Report>(
  texts: OwnTexts,
  at: 0 | 1,
  desk: Desk<Report>,
  changed: (picture: ReadPicture | undefined) => void,
): Slot {
  const letter = LETTERS[at]
  const id = `own-${letter.toLowerCase()}`
  const shown = element('div', { class: 'own-preview' })
  let picture: ReadPicture | undefined
  let asked = 0

  const results = makeFileField(
    { id, label: texts.results, hint: texts.dropResults, accept: '.csv,text/csv', remove: texts.remove },
    () => {},
  )
  const look = async (file: File | undefined) => {
    asked++
    const mine = asked
    const set = (found: ReadPicture | undefined, words = '') => {
      picture = found
      shown.replaceChildren(...(found ? [preview(found)] : []))
      image.wrong.say(words)
      changed(found)
    }
    if (!file) return set(undefined)
    const answer = await desk.picture(file)
    if (mine !== asked) return
    if (answer.is === 'picture') return set(answer)
    set(undefined, answer.is === 'no picture' ? texts.wrongPicture[answer.why] : texts.wrong.noWorker)
  }
  const image = makeFileField(
    {
      ...{ id: `${id}-picture`, label: `${texts.picture} ${texts.optional}`, hint: texts.dropPicture },
      ...{ accept: 'image/png,image/jpeg,image/webp', remove: texts.remove },
    },
    look,
  )
  const name = element('span', { class: `own-letter own-letter-${letter.toLowerCase()}` }, letter)
  const optional = at === 0 ? '' : ` ${texts.optional}`
  const whole = element(
    'fieldset',
    { class: 'own-slot' },
    element('legend', {}, element('span', { class: 'own-unseen' }, `${texts.version} `), name, optional),
    results.whole,
    image.whole,
    shown,
  )
  takeDrops(whole, (file) => (isPicture(file) ? image : results).take(file))
  return { whole, results, picture: () => picture }
}
