import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { readStimuli } from './stimuli'

const area = { id: 'headline', x: 0, y: 0, width: 100, height: 50, salience: 1, stay: 0.5 }
const page = { title: 'A page', width: 1200, height: 750, areas: [area] }

async function read(value: unknown) {
  const folder = await mkdtemp(join(tmpdir(), 'oogwenk-'))
  const file = join(folder, 'areas.json')
  await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value))
  return readStimuli(file).finally(() => rm(folder, { recursive: true }))
}

test('the four tested pictures exist, each on a grid of 1200 by 750', async () => {
  const stimuli = await readStimuli()
  expect(Object.keys(stimuli)).toEqual(['bike-shop', 'galaxy-a', 'galaxy-b', 'bugfoundation'])
  for (const { width, height, areas } of Object.values(stimuli)) {
    expect([width, height]).toEqual([1200, 750])
    expect(areas.length).toBeGreaterThan(3)
  }
})

test('a valid description of a picture is accepted', async () => {
  expect(await read({ page })).toEqual({ page })
})

test.each([
  ['no areas', { page: { ...page, areas: [] } }, 'page.areas'],
  ['an area of zero width', { page: { ...page, areas: [{ ...area, width: 0 }] } }, 'page.areas[0].width'],
  ['a probability above 1', { page: { ...page, areas: [{ ...area, stay: 1.2 }] } }, 'page.areas[0].stay'],
  ['an unknown emotion', { page: { ...page, areas: [{ ...area, feel: { hunger: 1 } }] } }, 'hunger'],
  ['a misspelt field', { page: { ...page, areas: [{ ...area, saliense: 1 }] } }, 'saliense'],
  ['a word instead of a number', { page: { ...page, width: 'wide' } }, 'page.width'],
])('%s is an error that names the field', async (_, value, message) => {
  await expect(read(value)).rejects.toThrow(message)
})

test('a file that is not JSON is an error', async () => {
  await expect(read('{')).rejects.toThrow('JSON')
})
