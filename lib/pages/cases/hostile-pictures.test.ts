import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { lintPart } from '../../../tests/fixtures/check-part'
import { inContentFolder } from '../../../tests/fixtures/content-folder'
import { animatedWebp, decompressionBomb, smallPng } from '../../../tests/fixtures/messages/picture-bytes'

const svg = (inner: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 5">${inner}</svg>`

/** The URL of a picture in body text, the file at that URL, and the expected message. */
const hostile: readonly (readonly [url: string, bytes: string | Uint8Array | undefined, id: string])[] = [
  ['script.svg', svg('<script>HARM</script>'), 'drawing-element'],
  ['event.svg', svg('<path onload="HARM"/>'), 'drawing-attribute'],
  ['link.svg', svg('<a href="javascript:HARM"/>'), 'drawing-element'],
  ['use.svg', svg('<use xlink:href="data:HARM"/>'), 'drawing-value'],
  ['foreign.svg', svg('<foreignObject>HARM</foreignObject>'), 'drawing-element'],
  ['style.svg', svg('<style>@import "//evil.example/HARM"</style>'), 'drawing-value'],
  ['laughs.svg', svg('&HARM;', '<!DOCTYPE svg [<!ENTITY HARM "HARM">]>'), 'drawing-declares'],
  ['bomb.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90000 90000"/>', 'picture-too-many-pixels'],
  ['bomb.png', decompressionBomb(90_000, 90_000), 'picture-too-many-pixels'],
  ['big.jpg', new Uint8Array(50_000_001), 'picture-too-big'],
  ['page.png', '<!doctype html><script>HARM</script>', 'picture-unreadable'],
  ['mixed.png', svg('<script>HARM</script>'), 'picture-other-type'],
  ['film.webp', animatedWebp(), 'picture-animated'],
  ['cut.png', smallPng().subarray(0, 60), 'picture-damaged'],
  ['../../secret.png', undefined, 'picture-outside-content'],
  ['..%2f..%2fsecret.png', undefined, 'picture-outside-content'],
  ['%2e%2e/%2e%2e/secret.png', undefined, 'picture-outside-content'],
  ['../../public/secret.png', undefined, 'picture-outside-content'],
  ['%2fetc%2fpasswd.png', undefined, 'picture-absent'],
  ['a%00.png', undefined, 'picture-outside-content'],
  ['data:image/png;base64,HARM', undefined, 'picture-data-url'],
  ['javascript:HARM', undefined, 'picture-external-url'],
  ['file:///etc/passwd', undefined, 'picture-external-url'],
  ['//evil.example/HARM.png', undefined, 'picture-external-url'],
]

const files = Object.fromEntries([
  ...hostile.flatMap(([url, bytes]) => (bytes === undefined ? [] : [[`content/pages/${url}`, bytes] as const])),
  ['secret.png', smallPng()],
  ['public/secret.png', smallPng()],
  ['content/pages/Good One.png', smallPng()],
  [
    'content/pages/thanks.md',
    `---\ntitle: Thanks\ndescription: It says what the page is about.\nlead: We will write back.\nbutton: Home\n---\n${[...hostile.map(([url]) => url), 'Good%20One.png'].map((url) => `\n![Two people](${url})\n`).join('')}`,
  ],
])

const listFiles = async () =>
  (await readdir('.', { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

/** Long enough for a machine that is running a build at the same time. */
const TIMEOUT_MS = 120_000

test(
  'each hostile picture is reported, and files are written only for the valid one, in the folder for pictures',
  async () => {
    await inContentFolder(files, async () => {
      const before = await listFiles()
      const problems = (await lintPart()).filter(({ severity }) => severity === 'error')
      // The thank-you page shows no text, but its pictures are read.
      const ofPictures = problems.filter(({ id }) => id !== 'text-not-shown')
      expect(ofPictures.map(({ line, id }) => [line, id])).toEqual(
        hostile.map(([, , id], index) => [8 + 2 * index, id]),
      )
      const made = (await listFiles()).filter((file) => !before.includes(file))
      expect(made).toHaveLength(5)
      for (const file of made) {
        expect(file).toMatch(/^public\/media\/pictures\/good-one\.[0-9a-f]{12}-(480|640)\.(avif|webp|jpg)$/)
        expect((await readFile(file)).includes('HARM')).toBe(false)
      }
    })
  },
  TIMEOUT_MS,
)
