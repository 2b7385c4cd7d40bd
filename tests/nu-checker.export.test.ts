import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { listPages } from '../e2e/support/pages'
import { type CheckerMessage, checkPages } from './nu-checker/check-pages'
import { exceptions, isCovered } from './nu-checker/exceptions'
import { findJava } from './run/find-browser.mjs'
import { noteSkipped } from './run/skipped.mjs'

const java = findJava()
if (!java) noteSkipped('the Nu HTML checker', 'Java')

const files = [...listPages('out'), '/404'].map((path) => `out${path === '/' ? '/index' : path}.html`)

/** A page with errors that only this checker finds, or that show that it works. */
const broken = `<!DOCTYPE html><html lang="en"><head><title>Broken</title><style>p{colour:red}</style></head><body>
<ul><p>x</p></ul><table><tr><td role="cell">x</td></tr></table>
<picture><source srcset="/a.png" sizes="50vw"><img src="/a.png" alt=""></picture><section>x</section></body></html>`

/** Whether a message is an error or a warning, and not a hint. */
const isErrorOrWarning = ({ type, subType }: CheckerMessage) => type !== 'info' || subType === 'warning'

const lineOf = ({ url, lastLine, lastColumn, message, extract }: CheckerMessage) =>
  `${url.replace(/^.*\/out\//, 'out/')}:${lastLine}:${lastColumn} ${message} (${extract})`

test('every exception has a reason and a source', () => {
  expect(exceptions.length).toBeGreaterThan(0)
  for (const { reason, source } of exceptions) expect([reason.length > 20, URL.canParse(source)]).toEqual([true, true])
})

if (java)
  describe('The Nu HTML checker', () => {
    const remarks = (async () => {
      const folder = await mkdtemp(join(tmpdir(), 'oogwenk-nu-'))
      try {
        const invalid = join(folder, 'broken.html')
        await writeFile(invalid, broken)
        return (await checkPages(java, [...files, invalid])).filter(isErrorOrWarning)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    })()
    const remarksOn = async (isBroken: boolean) =>
      (await remarks).filter(({ url }) => url.endsWith('/broken.html') === isBroken)

    test('finds no errors or warnings on any page or in its style sheets', async () => {
      expect(files.length).toBeGreaterThan(0)
      const wrong = (await remarksOn(false)).filter((remark) => !exceptions.some((one) => isCovered(remark, one)))
      expect(wrong.map(lineOf)).toEqual([])
    }, 120_000)

    test('finds planted errors', async () => {
      const found = (await remarksOn(true)).map(({ message }) => message).join('\n')
      for (const sign of [
        "CSS: “colour”: Property “colour” doesn't exist",
        'Element “p” not allowed as child of element “ul”',
        'The “role” attribute must not be used on a “td” element',
        'No width specified for image “/a.png”',
        'Section lacks heading',
      ])
        expect(found).toContain(sign)
    }, 120_000)

    test('needs every exception', async () => {
      const remarks = await remarksOn(false)
      const needless = exceptions.filter((one) => !remarks.some((remark) => isCovered(remark, one)))
      expect(needless.map(({ reason }) => reason)).toEqual([])
    }, 120_000)
  })
