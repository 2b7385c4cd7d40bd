import { basename } from 'node:path'
import { isPictureName } from '../../images/pictures/file-type'
import { pictureMessages } from '../../images/pictures/picture-messages'
import { weighPicture } from '../../images/pictures/weigh-picture'
import { HEAVY, TESTED_PICTURE, TEXT_PICTURE } from '../../pages/picture-places'
import type { Diagnostic } from '../../shared/diagnostic'
import { diagnosticAt } from '../../shared/diagnostic'
import { type ShownPicture, shownPictures } from '../links/shown-pictures'
import type { Check } from '../rule'
import { saysNothing } from '../words/poor-description'

/** Pictures that nothing shows, that weigh much, or whose description describes nothing. What cannot be read is told by whoever draws it. */
export const pictures: Check = async ({ pages, files }) => {
  const shown = pages.map((page) => ({ page, pictures: shownPictures(page) }))
  const used = new Set(shown.flatMap((each) => each.pictures.map(({ file }) => file)))
  // A file that could not be read, or is no page where it stands, may show what it names.
  const unread = pages.filter(({ data }) => data === undefined)
  const isNamed = (file: string) => unread.some(({ text }) => text.includes(basename(file)))
  const unused = files.filter(
    (file) => file.startsWith('content/') && isPictureName(file) && !used.has(file) && !isNamed(file),
  )
  // One that is not there is told as such, and hides nothing of the others.
  const present = new Set(files)
  const there = shown.flatMap(({ pictures }) => pictures.filter(({ file }) => present.has(file)))
  return [
    ...unused.map((file) => diagnosticAt({ file }, pictureMessages['picture-unused'])),
    ...there.flatMap(poorDescription),
    ...(await Promise.all(there.map(scales()))).flat(),
  ]
}

function poorDescription({ url, alt, at }: ShownPicture): Diagnostic[] {
  // An empty one is told by whoever draws it.
  return alt !== undefined && alt !== '' && saysNothing(alt, url)
    ? [diagnosticAt(at, pictureMessages['picture-poor-description'], { alt, picture: url })]
    : []
}

/** Weighs each file once, however many pages show it. */
function scales() {
  const weighed = new Map<string, Promise<number | undefined>>()
  return async ({ file, url, isTested, at }: ShownPicture): Promise<Diagnostic[]> => {
    const { widths } = isTested ? TESTED_PICTURE : TEXT_PICTURE
    const key = `${isTested} ${file}`
    const weight = weighed.get(key) ?? weighPicture(file, widths).catch(() => undefined)
    weighed.set(key, weight)
    const size = (await weight) ?? 0
    return size > HEAVY
      ? [
          diagnosticAt(at, pictureMessages['picture-heavy'], {
            picture: url,
            size: Math.ceil(size / 1000),
            most: HEAVY / 1000,
          }),
        ]
      : []
  }
}
