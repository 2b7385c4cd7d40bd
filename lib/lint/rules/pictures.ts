import { basename, dirname } from 'node:path'
import { isPictureName } from '../../images/pictures/file-type'
import { type PictureSize, pictureSize } from '../../images/pictures/picture-size'
import { HEAVY, LARGE_SOURCE, TESTED_PICTURE, TEXT_PICTURE } from '../../pages/pictures'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { type ShownPicture, shownPictures } from '../links/shown-pictures'
import { defineRule } from '../rule'
import { isPoorDescription } from '../words/poor-description'

const messages = defineMessages({
  'picture-unused': {
    severity: 'warning',
    what: 'No page shows this picture.',
    fix: 'Show it in a text, or keep it outside content/.',
  },
  'picture-poor-description': {
    severity: 'warning',
    what: '“{alt}” does not say what the picture “{picture}” shows.',
    fix: 'In its square brackets, write what people see.',
  },
  'picture-heavy': {
    severity: 'warning',
    what: 'Visitors load {size} kB for the picture “{picture}”, more than the limit of {most} kB.',
    fix: 'Use one with less detail or less grain.',
  },
  'picture-large-file': {
    severity: 'warning',
    what: 'The file of the picture “{picture}” is {size} MB, more than the limit of {most} MB, and slows down every build.',
    fix: 'Save it 2400 pixels wide, and as JPEG if it is a photo.',
  },
})

/** Pictures that cannot be read are reported by the page that shows them. */
export const pictures = defineRule({
  title: 'Pictures and their descriptions',
  why: 'Visitors wait for heavy pictures, builds for large ones, and screen readers have only the description.',
  messages,
  async check({ pages, files }) {
    const shown = pages.map((page) => ({ page, pictures: shownPictures(page) }))
    const used = new Set(shown.flatMap((each) => each.pictures.map(({ file }) => file)))
    // A text that names the picture has another mistake, which is reported; a text under an odd name is not read at all.
    const strays = files.filter((file) => /\.md[^/]+$/.test(file)).map((file) => dirname(file))
    const isNamed = (file: string) => {
      const name = basename(file)
      const names = [name, encodeURI(name)]
      return strays.includes(dirname(file)) || pages.some(({ text }) => names.some((each) => text.includes(each)))
    }
    const unused = files.filter(
      (file) => file.startsWith('content/') && isPictureName(file) && !used.has(file) && !isNamed(file),
    )
    // A missing picture is reported, and does not hide the others.
    const present = new Set(files)
    const found = shown.flatMap((each) => each.pictures.filter(({ file }) => present.has(file)))
    return [
      ...unused.map((file) => diagnosticAt({ file }, messages['picture-unused'])),
      ...found.flatMap(poorDescription),
      ...(await Promise.all(found.map(sizeCheck()))).flat(),
    ]
  },
})

/** An empty description is reported by the pipeline. */
function poorDescription({ url, alt, location }: ShownPicture): Diagnostic[] {
  return alt !== undefined && alt !== '' && isPoorDescription(alt, url)
    ? [diagnosticAt(location, messages['picture-poor-description'], { alt, picture: url })]
    : []
}

/** Checks the size of each file once, however many pages show it. */
function sizeCheck() {
  const sizes = new Map<string, Promise<PictureSize | undefined>>()
  return async ({ file, url, isTested, location }: ShownPicture): Promise<Diagnostic[]> => {
    const { widths } = isTested ? TESTED_PICTURE : TEXT_PICTURE
    const key = `${isTested} ${file}`
    const size = sizes.get(key) ?? pictureSize(file, widths).catch(() => undefined)
    sizes.set(key, size)
    const { source = 0, loaded = 0 } = (await size) ?? {}
    if (source > LARGE_SOURCE) {
      const values = { picture: url, size: Math.ceil(source / 1e6), most: LARGE_SOURCE / 1e6 }
      return [diagnosticAt(location, messages['picture-large-file'], values)]
    }
    if (loaded <= HEAVY) return []
    const values = { picture: url, size: Math.ceil(loaded / 1000), most: HEAVY / 1000 }
    return [diagnosticAt(location, messages['picture-heavy'], values)]
  }
}
