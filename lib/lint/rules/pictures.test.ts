import { inContentFolder } from '../../../tests/fixtures/content-folder'
import { withLead } from '../../../tests/fixtures/messages/pages'
import { flat } from '../../../tests/fixtures/messages/picture-bytes'
import { testMessages } from '../../../tests/fixtures/messages/test-messages'
import { contentOf, type Texts } from '../../../tests/fixtures/small-content'
import { pictures } from './pictures'

/** A page with a text, and files beside it. */
const page = (text: string, files: Texts = {}): Texts => ({
  ...withLead(text),
  ...Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`content/pages/${name}`, bytes])),
})

const drawing = (length: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><path d="${'M0 0'.repeat(length / 4)}"/></svg>`
const shown = (length: number) => page('![Two people](eye.svg)', { 'eye.svg': drawing(length) })

/** A picture followed by bytes that are not part of it. */
const large = (length: number) => {
  const bytes = new Uint8Array(length)
  bytes.set(flat())
  return page('![Two people](team.png)', { 'team.png': bytes })
}

/** In a real folder, because pictures are read from disk. */
const report = (files: Texts) =>
  inContentFolder(files, async () => pictures.check(await contentOf(files)), { legal: [], locales: false })

testMessages(
  pictures.messages,
  [
    {
      id: 'picture-poor-description',
      invalid: page('![Image of](team.png)\n\n- ![IMG_1234](team.png)\n\n![Two people](absent.png)', {
        'team.png': flat(),
      }),
      valid: page('![Image of two people](team.png)', { 'team.png': flat() }),
    },
    { id: 'picture-heavy', invalid: shown(400_000), valid: shown(399_000) },
    { id: 'picture-large-file', invalid: large(10_000_001), valid: large(10_000_000) },
    {
      id: 'picture-unused',
      invalid: page('Text.', { 'team.png': flat(), 'old.gif': new Uint8Array(1) }),
      valid: page('![Two people][team]\n\n[team]: team.png', { 'team.png': flat(), 'notes.txt': 'x' }),
    },
    {
      id: 'picture-unused',
      invalid: page('Text.', { 'team.png': flat(), 'new page.md': '---\ntitle: New\n---\nNo picture.' }),
      valid: page('Text.', { 'team.png': flat(), 'new page.md': '---\ntitle: New\n---\n![Two people](team.png)' }),
    },
  ],
  report,
)
