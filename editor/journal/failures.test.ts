import { expect, test } from '@jest/globals'
import { type Fault, faultyDisk } from '../tests/faulty-disk'
import { failure, type MemoryDisk, memoryDisk } from '../tests/memory-disk'
import { below, changes, newTexts, oldTexts, soleProcess } from '../tests/three-file-save'
import type { Disk } from './disk'
import { openJournal } from './journal'
import type { Change } from './prepare'
import { SaveError } from './save-error'
import { versionOf } from './version'

const [before, after] = [below('/site', oldTexts), below('/site', newTexts)]
const processes = soleProcess('1')
const open = (disk: Disk) => openJournal('/site', 'var/edits', { disk, processes })

/** Saves on a new disk with a fault. @returns the disk, the error if the save failed, and the calls */
async function saveWith(fault?: Fault): Promise<{ disk: MemoryDisk; error: unknown; calls: string[] }> {
  const disk = memoryDisk(before)
  const faulty = faultyDisk(disk, fault && [fault])
  const error = await open(faulty)
    .save(changes)
    .then(
      () => undefined,
      (thrown) => thrown,
    )
  return { disk, error, calls: faulty.calls }
}

const twoSentences =
  /^(Nothing was saved|An interrupted save could not be finished|A save could not be undone), because [^.]+(\.\w+[^.]*)*\. [A-Z][^.]+, then try again\.$/

test.each(['ENOSPC', 'EACCES', 'EROFS'])(
  'if the disk fails with %s once, at any call, the save either succeeds, or fails and leaves everything as before',
  async (fault) => {
    const { calls } = await saveWith()
    let failed = 0
    for (const call of calls.keys()) {
      const { disk, error } = await saveWith({ call: call + 1, fault })
      const texts = disk.texts('/site/content')
      expect([calls[call], texts]).toEqual([calls[call], error ? before : after])
      if (!error) continue
      expect(error).toBeInstanceOf(SaveError)
      expect((error as Error).message).toMatch(twoSentences)
      failed += 1
      // What was typed can be saved once the disk works.
      await open(disk).save(changes)
      expect(disk.texts('/site/content')).toEqual(after)
    }
    expect(failed).toBeGreaterThan(20)
  },
)

test.each(['ENOSPC', 'EACCES'])(
  'if the disk fails with %s from any call on, either all files are new or none',
  async (fault) => {
    const { calls } = await saveWith()
    for (const call of calls.keys()) {
      const { disk, error } = await saveWith({ call: call + 1, fault, forever: true })
      if (error) expect((error as Error).message).toMatch(twoSentences)
      await open(disk).replay()
      expect([before, after]).toContainEqual(disk.texts('/site/content'))
      await open(disk).save(changes)
      expect(disk.texts('/site/content')).toEqual(after)
    }
  },
)

const about = (content: string | null, expected: string | null): Change[] => [
  { path: 'content/pages/about.md', content, expected },
]

/** Returns the message of a failed save, which must not have changed any file. */
async function failureOf(
  edit: readonly Change[],
  { files = {}, faults = [] }: { files?: Record<string, string>; faults?: Fault[] } = {},
): Promise<string> {
  const disk = memoryDisk({ ...before, ...files })
  const unchanged = disk.texts('/site/content')
  const error = await open(faultyDisk(disk, faults))
    .save(edit)
    .then(
      () => undefined,
      (thrown) => thrown,
    )
  expect(disk.texts('/site/content')).toEqual(unchanged)
  return error?.message
}

test('the error names a file that differs from the version that the editor saw, and nothing is written', async () => {
  const [create, ...others] = changes
  expect(await failureOf([create as Change, ...about('x', versionOf('an older text\n'))])).toBe(
    '“content/pages/about.md” has been changed since you opened it, by somebody else or in another window. Copy what you typed, open the page again, and add your change to the new version.',
  )
  expect(await failureOf([...others, { path: 'content/pages/terms.md', content: 'x', expected: null }])).toBe(
    '“content/pages/terms.md” already exists. Choose another name, or edit that file instead.',
  )
  expect(await failureOf([{ path: 'content/pages/gone.md', content: 'x', expected: versionOf('') }])).toBe(
    '“content/pages/gone.md” has been deleted since you opened it. Copy what you typed, and create it again if it is still needed.',
  )
})

test('each disk error has its own reason and advice', async () => {
  const edit = about('x', versionOf('the old text\n'))
  const clean = faultyDisk(memoryDisk(before))
  await open(clean).save(edit)
  const call = clean.calls.findIndex((each) => each.startsWith('write') && each.endsWith('new-0')) + 1
  const move = clean.calls.findLastIndex((each) => each.endsWith('new-0')) + 1
  expect(clean.calls[move - 1]).toMatch(/^move/)
  expect(await failureOf(edit, { faults: [{ call, fault: 'ENOSPC' }] })).toBe(
    'Nothing was saved, because the disk is full. Make room on the disk, then try again.',
  )
  expect(await failureOf(edit, { faults: [{ call: move, fault: 'EACCES' }] })).toBe(
    'Nothing was saved, because this computer does not allow “content/pages/about.md” to be changed. Ask an engineer to make it writable, then try again.',
  )
  expect(await failureOf(edit, { faults: [{ call: move, fault: 'EXDEV' }] })).toBe(
    'Nothing was saved, because “content/pages/about.md” is on a different disk from the journal. Ask an engineer to put both on the same disk, then try again.',
  )
  expect(await failureOf(edit, { faults: [{ call: move, fault: 'EIO' }] })).toBe(
    'Nothing was saved, because “content/pages/about.md” could not be written (EIO). Ask an engineer to look at the disk, then try again.',
  )
})

test('a folder in place of a file, and a file in place of a folder, cause an error that says what to do', async () => {
  expect(await failureOf([{ path: 'content/pages', content: 'x', expected: null }])).toBe(
    'Nothing was saved, because “content/pages” is a folder. Choose another name, or ask an engineer to rename that folder, then try again.',
  )
  expect(await failureOf([{ path: 'content/pages/about.md/x.md', content: 'x', expected: null }])).toBe(
    'Nothing was saved, because something else is in the way of “content/pages/about.md/x.md”. Choose another name, or ask an engineer to look at its folder, then try again.',
  )
})

test.each(['../a.md', 'content/../../a.md', '/a.md', 'content//a.md', 'content/./a.md', ''])(
  'a path that could lead elsewhere is the caller’s mistake: %j',
  async (path) => {
    expect(await failureOf([{ path, content: 'x', expected: null }])).toBe(
      `A save names “${path}” twice, or in an unusual way. Check its paths before you call save.`,
    )
  },
)

test('a file may occur only once in a save', async () => {
  const edit = about('x', versionOf('the old text\n'))
  expect(await failureOf([...edit, ...edit])).toMatch('names “content/pages/about.md” twice')
})

test('a file that somebody has made read-only is not replaced', async () => {
  const disk = memoryDisk(before)
  const text = { bytes: Buffer.from('the old text\n'), mode: 0o444 }
  const read = async (path: string) => (path.endsWith('about.md') ? text : disk.read(path))
  await expect(open({ ...disk, read }).save(changes)).rejects.toThrow(
    'Nothing was saved, because this computer does not allow “content/pages/about.md” to be changed.',
  )
  expect(disk.texts('/site/content')).toEqual(before)
})

test('if the list cannot be read, the error says why', async () => {
  const disk = memoryDisk(before)
  await open(disk).save(changes)
  const list = async () => {
    throw failure('EACCES', '/site/var/edits')
  }
  await expect(open({ ...disk, list }).listOverwritten()).rejects.toThrow(
    'What was overwritten could not be listed, because this computer does not allow “var/edits” to be changed.',
  )
})

test('a file that changes between the check and its move is a conflict, and the whole save is undone', async () => {
  const disk = memoryDisk(before)
  const clean = faultyDisk(memoryDisk(before))
  await open(clean).save(changes)
  const isRead = (each: string) => each === 'read /site/content/cases/old/index.md'
  const second = clean.calls.findLastIndex(isRead)
  expect(second).toBeGreaterThan(clean.calls.findIndex(isRead))
  const faulty = faultyDisk(disk)
  const { read } = faulty
  faulty.read = async (path) => {
    // Somebody saves by hand just before the last file is written.
    if (faulty.calls.length === second) {
      await disk.remove(path)
      await disk.write(path, Buffer.from('by hand\n'))
    }
    return read(path)
  }
  await expect(open(faulty).save(changes)).rejects.toMatchObject({
    ...{ problem: 'conflict', path: 'content/cases/old/index.md' },
  })
  expect(disk.texts('/site/content')).toEqual({ ...before, '/site/content/cases/old/index.md': 'by hand\n' })
  expect(await open(disk).replay()).toEqual({ finished: [], undone: [] })
})
