import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { openFiles, withFiles } from '../../content/files'
import { ContentError } from '../../shared/diagnostic'
import { readEntry } from '../read-entry'
import { homeSchema } from './schema'
import { getHomePage, HOME_FILE } from './view'

/** Reads the home page's file after a change, as an editor might make it. */
async function changed(from: string, to: string) {
  const text = await readFile(HOME_FILE, 'utf8')
  expect(text).toContain(from)
  const edited = openFiles({ overlay: { [HOME_FILE]: text.replace(from, to) } })
  return withFiles(edited, () => readEntry(HOME_FILE, homeSchema))
}
const problems = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no problem',
    (error: unknown) => (error instanceof ContentError ? error.message : String(error)),
  )

test('what the switcher is given survives the way to the browser', async () => {
  const { switcher } = (await getHomePage()).features
  expect(JSON.parse(JSON.stringify(switcher))).toEqual(switcher)
  expect(switcher.features.map(({ id }) => switcher.texts[id])).toEqual([
    'Heatmaps',
    'Emotions',
    'Heart rate',
    'Areas of interest',
  ])
})

test('a lonely pair of asterisks in the headline is named', async () => {
  expect(await problems(changed('**best ads**', '**best ads'))).toMatch(
    /home\.md:\d+:9 {2}headline\.text .*\*\* come in pairs/s,
  )
})

test('a drawing that does not exist is named with those that do', async () => {
  expect(await problems(changed('drawing: a-b-tests', 'drawing: ab'))).toMatch(/drawing.*a-b-tests/s)
})

test('a fourth step is refused', async () => {
  const step = '    - title: Pay\n      text: Later.\n  note: The ink'
  expect(await problems(changed('  note: The ink', step))).toContain('how.steps')
})
