import { posix } from 'node:path'
import { isPictureName } from '../../images/pictures/file-type'
import { type InspectedPicture, inspectPicture } from '../../images/pictures/inspect-picture'
import { MAX_SHIPPED_BYTES, MAX_SOURCE_BYTES, TESTED_PICTURE, TEXT_PICTURE } from '../../pages/pictures'
import { type Diagnostic, defineMessages, diagnosticAt, shorten } from '../../shared/diagnostic'
import { foldersWithoutText } from '../links/case-folders'
import { type ShownPicture, shownPictures } from '../links/shown-pictures'
import { defineRule } from '../rule'
import type { SnapshotPage } from '../snapshot'
import { isPoorDescription } from '../words/poor-description'

const messages = defineMessages({
  'picture-unused': {
    severity: 'warning',
    what: 'No page shows this picture.',
    fix: 'Show it in a text, or keep it outside content/.',
  },
  'picture-same-description': {
    severity: 'warning',
    what: 'This description is also that of the picture “{other}” on this page.',
    fix: 'Say what this one, “{picture}”, shows.',
  },
  'picture-poor-description': {
    severity: 'warning',
    what: '“{alt}” does not say what the picture “{picture}” shows.',
    fix: 'In its square brackets, write what people see.',
  },
  'picture-poor-alt': {
    severity: 'warning',
    what: '“{alt}” does not say what the picture “{picture}” shows.',
    fix: 'Write a phrase or a sentence about what people see on it.',
  },
  'picture-words': {
    severity: 'warning',
    what: 'The drawing “{picture}” has words as text, such as “{words}”, which look different on computers without its fonts.',
    fix: 'Turn its text into outlines (paths) in the program that you drew it with, and export it again.',
  },
  'picture-heavy': {
    severity: 'warning',
    what: 'Visitors load {size} kB for the picture “{picture}”, more than the limit of {max} kB.',
    fix: 'Use one with less detail or less grain.',
  },
  'picture-large-file': {
    severity: 'warning',
    what: 'The file of the picture “{picture}” is {size} MB, more than the limit of {max} MB, and slows down every build.',
    fix: 'Save it 2400 pixels wide, and as JPEG if it is a photo.',
  },
})

/**
 * Reports pictures that no page shows, have a poor or repeated description, are too large, or have words as text.
 * Pictures that cannot be read are reported where a page shows them.
 */
export const pictures = defineRule({
  title: 'Pictures and their descriptions',
  why: 'Visitors wait for heavy pictures, builds for large ones, and screen readers have only the description.',
  messages,
  async check({ pages, files }) {
    const shown = pages.map((page) => ({ page, pictures: shownPictures(page) }))
    const present = new Set(files)
    const used = new Set(shown.flatMap((each) => each.pictures.map(({ file }) => file)))
    const unused = files.filter((file) => file.startsWith('content/') && isPictureName(file) && !used.has(file))
    // A text with another extension after `.md`, such as `about.md.txt`, is not read at all.
    const unreadFolders = new Set(files.filter((file) => /\.md[^/]+$/.test(file)).map((file) => posix.dirname(file)))
    const withoutText = unused.length > 0 ? foldersWithoutText(files) : new Set<string>()
    const hasMistake = (file: string) =>
      unreadFolders.has(posix.dirname(file)) ||
      withoutText.has(posix.dirname(file)) ||
      pages.some((page) => isNamed(page, file))
    // A missing picture is reported, and must not hide the other problems.
    const found = shown.flatMap((each) => each.pictures.filter(({ file }) => present.has(file)))
    return [
      ...unused.filter((file) => !hasMistake(file)).map((file) => diagnosticAt({ file }, messages['picture-unused'])),
      ...found.flatMap(checkDescription),
      ...shown.flatMap((each) => findSameDescriptions(each.pictures)),
      ...(await Promise.all(found.map(makeFileCheck()))).flat(),
    ]
  },
})

/** Reports pictures of a page that have the description of another one above them. */
function findSameDescriptions(all: readonly ShownPicture[]): Diagnostic[] {
  const firsts = new Map<string, ShownPicture>()
  return all.flatMap((picture) => {
    const { alt = '', file, url, altLocation } = picture
    const first = firsts.get(alt)
    if (first === undefined) firsts.set(alt, picture)
    if (alt === '' || first === undefined || first.file === file) return []
    const values = { other: first.url, picture: url }
    return [diagnosticAt(altLocation, messages['picture-same-description'], values)]
  })
}

/**
 * Whether a text contains the path of the picture in a form that does not show it; that mistake is reported elsewhere.
 */
function isNamed({ file, text }: SnapshotPage, picture: string): boolean {
  const name = posix.relative(posix.dirname(file), picture)
  return [...new Set([name, encodeURI(name), name.replaceAll('/', '\\')])].some((each) => {
    for (let index = text.indexOf(each); index >= 0; index = text.indexOf(each, index + 1))
      // Neither `teahouse.png` nor `../docs/house.png` is `house.png`.
      if (!/[\p{L}\p{N}_-]$|\.\.\/[^\s()"]*$/u.test(text.slice(Math.max(0, index - 80), index))) return true
    return false
  })
}

/**
 * Reports descriptions that say little; empty ones are reported when the page is read. A single word does not describe
 * a tested picture, which is often a whole page.
 */
function checkDescription({ url, alt, altLocation, isTested }: ShownPicture): Diagnostic[] {
  if (alt === undefined || alt === '') return []
  if (!isPoorDescription(alt, url) && !(isTested && !/\s/.test(alt))) return []
  const message = isTested ? messages['picture-poor-alt'] : messages['picture-poor-description']
  return [diagnosticAt(altLocation, message, { alt, picture: url })]
}

/**
 * Returns a check of the files of pictures, which inspects each only once, however many pages show it. What prevents
 * a file from being read is reported where it is shown.
 */
function makeFileCheck() {
  const inspected = new Map<string, Promise<InspectedPicture | undefined>>()
  const withWords = new Set<string>()
  return async ({ file, url, isTested, location }: ShownPicture): Promise<Diagnostic[]> => {
    const { widths } = isTested ? TESTED_PICTURE : TEXT_PICTURE
    const key = `${isTested} ${file}`
    const picture = inspected.get(key) ?? inspectPicture(file, widths).catch(() => undefined)
    inspected.set(key, picture)
    const { source = 0, loaded = 0, texts: [words] = [] } = (await picture) ?? {}
    const found: Diagnostic[] = []
    if (words !== undefined && !withWords.has(file))
      found.push(diagnosticAt(location, messages['picture-words'], { picture: url, words: shorten(words) }))
    withWords.add(file)
    if (source > MAX_SOURCE_BYTES) {
      const values = { picture: url, size: Math.ceil(source / 1e6), max: MAX_SOURCE_BYTES / 1e6 }
      found.push(diagnosticAt(location, messages['picture-large-file'], values))
    } else if (loaded > MAX_SHIPPED_BYTES) {
      const values = { picture: url, size: Math.ceil(loaded / 1000), max: MAX_SHIPPED_BYTES / 1000 }
      found.push(diagnosticAt(location, messages['picture-heavy'], values))
    }
    return found
  }
}
