import { inContentFolder } from '../../../tests/fixtures/content-folder'
import { caseFiles, caseText } from '../../../tests/fixtures/messages/case-files'
import { withLead } from '../../../tests/fixtures/messages/pages'
import { smallPng } from '../../../tests/fixtures/messages/picture-bytes'
import { testMessages } from '../../../tests/fixtures/messages/test-messages'
import { contentOf, type Texts } from '../../../tests/fixtures/small-content'
import { pictures } from './pictures'

/** Returns a page with this text, and files beside it. */
const page = (text: string, files: Texts = {}): Texts => ({
  ...withLead(text),
  ...Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`content/pages/${name}`, bytes])),
})

/** Returns a case with one tested picture that has this description. */
const testedPicture = (alt: string, files: Texts = {}): Texts => ({
  ...(caseFiles(caseText({ versions: `  - { name: The page, picture: toast-a.png, alt: ${alt} }\n` })) as Texts),
  ...files,
})
const toast = 'content/cases/toast'

const drawing = (length: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><path d="${'M0 0'.repeat(length / 4)}"/></svg>`
const withText = (words: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><rect width="8" height="5"/><text x="1" y="2" font-family="Calibri">${words}</text></svg>`
const shown = (length: number) => page('![Two people](eye.svg)', { 'eye.svg': drawing(length) })

/** Returns a page with a picture whose file has this length, because of bytes that are not part of the picture. */
const large = (length: number) => {
  const bytes = new Uint8Array(length)
  bytes.set(smallPng())
  return page('![Two people](team.png)', { 'team.png': bytes })
}

/** Runs the rule on a real folder, because pictures are read from disk. */
const report = (files: Texts) =>
  inContentFolder(files, async () => pictures.check(await contentOf(files)), { legal: [], locales: false })

testMessages(
  pictures.messages,
  [
    {
      id: 'picture-poor-description',
      invalid: page('![Image of](team.png)\n\n- ![IMG_1234](team.png)\n\n![Two people](absent.png)', {
        'team.png': smallPng(),
      }),
      valid: page('![Image of two people](team.png)', { 'team.png': smallPng() }),
    },
    { id: 'picture-poor-alt', invalid: testedPicture('Menu'), valid: testedPicture('A menu with six soups') },
    { id: 'picture-poor-alt', invalid: testedPicture('Our picture'), valid: testedPicture('Our picture menu') },
    { id: 'picture-poor-alt', invalid: testedPicture('toast-a.png'), valid: testedPicture('Toast, cut in two') },
    {
      id: 'picture-same-description',
      invalid: page('![Two people](team.png)\n\n![Two people](eye.svg)', {
        'team.png': smallPng(),
        'eye.svg': drawing(400),
      }),
      // The same picture twice.
      valid: page('![Two people](team.png)\n\n![Two people](team.png)', { 'team.png': smallPng() }),
    },
    {
      id: 'picture-words',
      invalid: page('![A chart](chart.svg)\n\n![A chart again](chart.svg)', {
        'chart.svg': withText('<tspan>Ninety</tspan>'),
      }),
      valid: page('![A chart](chart.svg)', {
        'chart.svg': withText(' ').replace('</svg>', '<!-- <text>x</text> --></svg>'),
      }),
    },
    { id: 'picture-heavy', invalid: shown(400_000), valid: shown(399_000) },
    { id: 'picture-large-file', invalid: large(10_000_001), valid: large(10_000_000) },
    {
      id: 'picture-unused',
      invalid: page('Text.', { 'team.png': smallPng(), 'old.gif': new Uint8Array(1) }),
      valid: page('![Two people][team]\n\n[team]: team.png', { 'team.png': smallPng(), 'notes.txt': 'x' }),
    },
    {
      id: 'picture-unused',
      invalid: page('Text.', { 'team.png': smallPng(), 'new page.md': '---\ntitle: New\n---\nNo picture.' }),
      valid: page('Text.', { 'team.png': smallPng(), 'new page.md': '---\ntitle: New\n---\n![Two people](team.png)' }),
    },
    {
      id: 'picture-unused',
      // The name is in the text of another folder, at the end of another name, and with a path that leads elsewhere.
      invalid: {
        ...page('![Two people](team.png)\n\n![Two people](../cases/toast/a-team.png)', { 'team.png': smallPng() }),
        ...testedPicture('Toast on a plate', {
          [`${toast}/team.png`]: smallPng(),
          [`${toast}/a-team.png`]: smallPng(),
        }),
      },
      // As HTML, which the reader of Markdown reports.
      valid: page('<img src="./house.png">', { 'house.png': smallPng() }),
      repaired: page('![Two people](team.png)', { 'team.png': smallPng() }),
    },
    {
      id: 'picture-unused',
      invalid: testedPicture('Toast on a plate', { [`${toast}/toast-c.png`]: smallPng() }),
      valid: testedPicture('Toast on a plate'),
    },
  ],
  report,
)
