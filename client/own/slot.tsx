/** @jsxImportSource ../jsx */
import { create, render } from '../jsx/jsx-runtime'
import { type FileField, makeFileField } from './file-field'
import type { ReadPicture } from './picture-file'
import type { OwnTexts } from './texts'
import type { WorkerClient } from './worker-client'

/** The fields of a version: its results, and the picture that people looked at. */
interface Slot {
  element: HTMLElement
  results: FileField
  picture: () => ReadPicture | undefined
}

const LETTERS = ['A', 'B'] as const
const PICTURE = /\.(png|jpe?g|webp|svg|gif|avif|bmp|tiff?|heic)$/i
const isPicture = ({ type, name }: File) => type.startsWith('image/') || PICTURE.test(name)

/** Accepts files that are dropped anywhere on an element. */
function acceptDrops(element: HTMLElement, accept: (file: File) => void): void {
  const setOver = (isOver: boolean) => element.toggleAttribute('data-over', isOver)
  element.addEventListener('dragover', (event) => {
    event.preventDefault()
    setOver(true)
  })
  element.addEventListener('dragleave', () => setOver(false))
  element.addEventListener('drop', (event) => {
    event.preventDefault()
    setOver(false)
    for (const file of event.dataTransfer?.files ?? []) accept(file)
  })
}

/** Draws a small preview of a decoded picture. */
function preview({ bitmap }: ReadPicture): HTMLCanvasElement {
  const [width, height] = [240, Math.max(1, Math.round((240 * bitmap.height) / bitmap.width))]
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus
  const canvas = create<HTMLCanvasElement>(<canvas width={width} height={height} aria-hidden="true" />)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  return canvas
}

/**
 * Makes the fields of a version.
 * @param index 0 for A, 1 for B
 * @param onPictureChange called when a picture has been read or removed, or could not be read
 */
export function makeSlot<Report>(
  texts: OwnTexts,
  index: 0 | 1,
  worker: WorkerClient<Report>,
  onPictureChange: () => void,
): Slot {
  const letter = LETTERS[index]
  const id = `own-${letter.toLowerCase()}`
  const shown = create(<div class="own-preview" />)
  let picture: ReadPicture | undefined
  let requests = 0

  const results = makeFileField(
    { id, label: texts.results, hint: texts.dropResults, accept: '.csv,text/csv', remove: texts.remove },
    () => {},
  )
  const readPicture = async (file: File | undefined) => {
    requests++
    const current = requests
    const set = (found: ReadPicture | undefined, message = '') => {
      picture = found
      render(shown, found && preview(found))
      image.error.show(message)
      onPictureChange()
    }
    if (!file) return set(undefined)
    const outcome = await worker.picture(file)
    if (current !== requests) return
    if (outcome.is === 'picture') return set(outcome)
    set(undefined, outcome.is === 'no picture' ? texts.wrongPicture[outcome.why] : texts.wrong.noWorker)
  }
  const image = makeFileField(
    {
      ...{ id: `${id}-picture`, label: `${texts.picture} ${texts.optional}`, hint: texts.dropPicture },
      ...{ accept: 'image/png,image/jpeg,image/webp', remove: texts.remove },
    },
    readPicture,
  )
  const element = create(
    <fieldset class="own-slot">
      <legend>
        <span class="own-hidden">{texts.version} </span>
        <span class={`own-letter own-letter-${letter.toLowerCase()}`}>{letter}</span>
        {index > 0 && ` ${texts.optional}`}
      </legend>
      {results.element}
      {image.element}
      {shown}
    </fieldset>,
  )
  acceptDrops(element, (file) => (isPicture(file) ? image : results).setFile(file))
  return { element, results, picture: () => picture }
}
