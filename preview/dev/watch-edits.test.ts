import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { watchEdits } from './watch-edits'

let folder = ''
let stop = () => {}
let notify: () => void = () => {}
let edits = 0

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edits-'))
  edits = 0
})
afterEach(() => {
  stop()
  rmSync(folder, { recursive: true })
})

const path = (name: string) => join(folder, name)

function start(paths: string[] = [folder], counts?: (name: string) => boolean) {
  const edited = () => {
    edits += 1
    notify()
  }
  stop = watchEdits(paths, edited, counts)
}

/** Saves, and waits until the save is noticed. */
async function noticed(save: () => void): Promise<void> {
  const edited = new Promise<void>((done) => {
    notify = done
  })
  save()
  await edited
}

test('a file saved in several steps is one edit', async () => {
  start()
  await noticed(() => {
    for (const text of ['a', 'ab', 'abc']) writeFileSync(path('page.md'), text)
  })
  expect(edits).toBe(1)
})

test('a save that replaces the file is noticed each time', async () => {
  writeFileSync(path('page.md'), '')
  start()
  for (const text of ['a', 'b', 'c'])
    await noticed(() => {
      writeFileSync(path('draft'), text)
      renameSync(path('draft'), path('page.md'))
    })
  await noticed(() => writeFileSync(path('page.md'), 'd'))
})

test('new folders are watched, even one that replaces a folder of the same name', async () => {
  start()
  for (const _ of ['new', 'another']) {
    await noticed(() => {
      mkdirSync(path('area/deep'), { recursive: true })
      writeFileSync(path('area/deep/page.md'), 'a')
    })
    await noticed(() => writeFileSync(path('area/deep/page.md'), 'b'))
    await noticed(() => rmSync(path('area'), { recursive: true }))
  }
})

test('ignored files cause no edit', async () => {
  mkdirSync(path('media/pictures'), { recursive: true })
  let counted = 0
  const stopCounting = watchEdits(
    [folder],
    () => {
      counted += 1
    },
    (name) => !name.startsWith('media/pictures'),
  )
  // Notices the same file, after the watcher that ignores it.
  start()
  await noticed(() => writeFileSync(path('media/pictures/a.webp'), ''))
  stopCounting()
  expect(counted).toBe(0)
})

test('a file is identified by its path within the folder, and a single file can be watched', async () => {
  mkdirSync(path('media'))
  writeFileSync(path('one.ts'), '')
  const seen: string[] = []
  start([folder], (name) => {
    seen.push(name)
    return true
  })
  await noticed(() => writeFileSync(path('media/film.webm'), ''))
  expect(seen).toContain('media/film.webm')
  stop()
  start([path('one.ts')])
  const before = edits
  writeFileSync(path('two.ts'), '')
  await noticed(() => writeFileSync(path('one.ts'), 'a'))
  expect(edits).toBe(before + 1)
})
