import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { openFiles, withFiles } from '../../content/files'
import { ContentError } from '../../shared/diagnostic'
import { readEntry } from '../get-content'
import { home } from './page'
import { homeSchema } from './schema'

/** Reads the home page's file with one text replaced. */
async function changed(from: string, to: string) {
  const text = await readFile(home.file, 'utf8')
  expect(text).toContain(from)
  const edited = openFiles({ overlay: { [home.file]: text.replace(from, to) } })
  return withFiles(edited, () => readEntry(home.file, homeSchema))
}
const problems = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no problem',
    (error: unknown) => (error instanceof ContentError ? error.message : String(error)),
  )

test('the props of the switcher are serialisable', async () => {
  const { switcher } = (await home.view()).features
  expect(JSON.parse(JSON.stringify(switcher))).toEqual(switcher)
  expect(switcher.features.map(({ id }) => switcher.texts[id])).toEqual([
    'Heatmaps',
    'Emotions',
    'Heart rate',
    'Areas of interest',
  ])
})

test('an unpaired ** in the headline is reported', async () => {
  expect(await problems(changed('**best ads**', '**best ads'))).toMatch(
    /home\.md:\d+:9 {2}headline\.text .*One \*\* has no partner/s,
  )
})

test('the message for an unknown drawing lists the drawings that exist', async () => {
  expect(await problems(changed('drawing: a-b-tests', 'drawing: ab'))).toMatch(/drawing.*a-b-tests/s)
})

test('a fourth step is rejected', async () => {
  const step = '    - title: Pay\n      text: Later.\n  note: The ink'
  expect(await problems(changed('  note: The ink', step))).toContain('how.steps')
})
