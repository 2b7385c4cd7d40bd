import { afterAll, expect, test } from '@jest/globals'
import { formatDiagnostic } from '../../lib/shared/diagnostic'
import { lintPart } from '../fixtures/check-part'
import { keepContentFolders } from '../fixtures/content-folder'
import { caseFiles, comparisonText, csv, samplesOf, validAreas } from '../fixtures/messages/case-files'

const folders = keepContentFolders()
afterAll(folders.remove)

const longCsv = (...people: string[]) => csv(...people.flatMap((person) => samplesOf(person, 90)))
const text = comparisonText()
  .replace('heading: Toast', 'heading: Toasted')
  .replace('alt: Toast. }\n  - { name: B', 'alt: Toast on a plate. }\n  - { name: B')
  .replace('alt: Toast. }\nsetup', 'alt: Toast in a basket. }\nsetup')
  .replace('### Emotion\n\nText.', '### Emotion\n\nThe crust: {{a.areas.crust.seen}} and {{b.areas.crust.seen}}.')
  .replace(
    '### Eye tracking\n\nText.',
    '### Eye tracking\n\nIts range: {{a.happiness.interval}} and {{a.surprise.interval}}.',
  )

/**
 * Runs content lint on a case, and returns its messages except those about its head and its descriptions of pictures.
 */
const linesFor = (files: Parameters<typeof caseFiles>[1], words = text) =>
  folders.run(
    caseFiles(words, { 'a.csv': longCsv('a01', 'a02'), 'b.csv': longCsv('a02', 'a01'), ...files }),
    async () =>
      (await lintPart())
        .filter(({ file, id }) => file.startsWith('content/cases/toast') && !/^head-|^picture-poor/.test(id))
        .map(formatDiagnostic)
        .map((line) => line.replace('content/cases/toast/', '')),
    { legal: [] },
  )

test('a valid case has no message', async () => {
  expect(await linesFor({})).toEqual([])
})

test('two versions with the same picture get one message, and none about its consequences', async () => {
  expect(await linesFor({ 'toast-b.png': 'x' }, text.replace('toast-b.png', 'toast-a.png'))).toEqual([
    'index.md:11:25  versions.2.picture  Both versions show the picture “toast-a”. In the wrong one of the two, write the name of its own picture.',
  ])
})

test('an area with a capital letter on only one picture is reported once, where it is', async () => {
  expect(await linesFor({ 'areas.yml': validAreas.replace('id: crust', 'id: Crust') })).toEqual([
    'areas.yml:6:13  toast-a.areas.1.id  This area is “Crust” here and “crust” on the other picture, so the versions cannot be compared in it. Write crust here too; or, if these are different areas, give them names that differ more clearly.',
  ])
})

test('a results file with one participant is reported once, however many intervals the text has', async () => {
  const found = await linesFor({ 'a.csv': longCsv('a01'), 'b.csv': longCsv('a01').replaceAll(',500,', ',501,') })
  expect(found.filter((line) => line.startsWith('index'))).toEqual([])
  expect(found[0]).toBe(
    'a.csv  This file has the results of one person, and the text of the case has intervals, which need at least two people. Replace the file with one that has everyone’s results, or leave {{a.happiness.interval}} and every other interval out of the text.',
  )
})

test('a recording without its beginning is reported once, at its first sample', async () => {
  const late = longCsv('a01', 'a02').replace(/^(a0\d),(\d+),/gm, (_, name, time) => `${name},${Number(time) + 5000},`)
  expect(await linesFor({ 'a.csv': late })).toEqual([
    'a.csv:2  timestamp_ms  The first sample of the file is at 5000 ms, after the first second, which is the baseline of all scores. Count the times from the moment the picture appeared, which is 0; or, if rows are missing, export the whole recording again.',
  ])
})

test('a participant whose id is misspelt in some rows is reported at the first of them', async () => {
  const rows = longCsv('a01', 'a02').replace(/^a01,(?=(?:99|132|165),)/gm, 'a1,')
  expect(await linesFor({ 'a.csv': rows })).toEqual([
    'a.csv:5  participant  “a1” is between the rows of “a01” and continues their times, so it is probably a typing mistake. Write a01 in these 3 rows; only if a1 is another person, sort the rows by participant, then by time.',
  ])
})
