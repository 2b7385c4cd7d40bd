import { expect, test } from '@jest/globals'
import { type Fault, faultyDisk } from '../tests/faulty-disk'
import { type MemoryDisk, memoryDisk } from '../tests/memory-disk'
import { randomNumbers } from '../tests/random-numbers'
import { below, changes, newTexts, oldTexts, soleProcess } from '../tests/three-file-save'
import { openJournal } from './journal'
import { versionOf } from './version'

const [before, after] = [below('/site', oldTexts), below('/site', newTexts)]

/** How a process may end: alone, or with the whole computer. */
const ends = ['kill', 'power cut'] as const
type End = (typeof ends)[number]

let processes = 0
/** Opens the journal in a new process. */
function open(disk: MemoryDisk, faults: readonly Fault[] = []) {
  const faulty = faultyDisk(disk, faults)
  processes += 1
  return { ...openJournal('/site', 'var/edits', { disk: faulty, processes: soleProcess(`${processes}`) }), faulty }
}

/** Saves on a new disk with faults, and returns the disk. */
async function crash(faults: readonly Fault[], end: End = 'kill'): Promise<MemoryDisk> {
  const disk = memoryDisk(before)
  await open(disk, faults)
    .save(changes)
    .catch(() => undefined)
  if (end === 'power cut') disk.cutPower()
  return disk
}

/** Returns how many calls a whole save makes. */
async function countCalls(): Promise<number> {
  const { save, faulty } = open(memoryDisk(before))
  await save(changes)
  return faulty.calls.length
}

const known = [before, after].map((texts) => JSON.stringify(texts))

/**
 * Returns whether the files are the old or the new ones. A mixture, or anything left to do in the journal, fails the
 * test.
 */
function stateOf(disk: MemoryDisk): 'old' | 'new' {
  const texts = disk.texts('/site/content')
  const left = Object.keys(disk.texts('/site/var/edits')).filter((path) => !path.includes('.kept/'))
  if (left.length > 0) expect(left).toEqual([])
  const index = known.indexOf(JSON.stringify(texts))
  if (index === -1) expect(texts).toEqual(after)
  return index === 0 ? 'old' : 'new'
}

const callsOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test.each(ends)('after a %s at any call of a save, the next start finds either all files new or none', async (end) => {
  const seen = []
  for (const call of callsOf((await countCalls()) + 1)) {
    for (const fault of ['kill', 'half'] as const) {
      const disk = await crash([{ call, fault }], end)
      await open(disk).replay()
      seen.push(stateOf(disk))
    }
  }
  // The old state up to the commit, and the new one from then on.
  expect(seen.join(' ')).toMatch(/^old (old )+(new )+new$/)
  expect(seen.length).toBeGreaterThan(60)
})

test('a replay that is killed at any call is completed by the next one, and repeating it changes nothing', async () => {
  let replays = 0
  for (const [call, end] of callsOf(await countCalls()).flatMap((each) => ends.map((end) => [each, end] as const))) {
    const crashed = await crash([{ call, fault: 'kill' }], end)
    const whole = crashed.copy()
    const { replay, faulty } = open(whole)
    await replay()
    stateOf(whole)
    const texts = whole.texts('/site')
    expect(await open(whole).replay()).toEqual({ finished: [], undone: [] })
    expect(whole.texts('/site')).toEqual(texts)
    // Half of them after a kill, and the other half after a power cut.
    for (const second of callsOf(faulty.calls.length).filter((each) => (each + call) % 2 === ends.indexOf(end))) {
      const disk = crashed.copy()
      await open(disk, [{ call: second, fault: 'half' }])
        .replay()
        .catch(() => undefined)
      if (second % 4 > 1) disk.cutPower()
      await open(disk).replay()
      stateOf(disk)
      replays += 1
    }
  }
  expect(replays).toBeGreaterThan(300)
})

test('a save that fails because of the disk at any call, and is killed while it is undone, leaves either all files new or none', async () => {
  let undone = 0
  for (const call of callsOf(await countCalls())) {
    for (let next = call + 1; next < call + 22; next += 1) {
      const faults = [
        { call, fault: 'EACCES' },
        { call: next, fault: 'kill' },
      ]
      const disk = await crash(faults, ends[next % 2])
      undone += (await open(disk).replay()).undone.length
      stateOf(disk)
    }
  }
  // Some were killed in the middle of the undo.
  expect(undone).toBeGreaterThan(10)
})

test('a save that was interrupted can be repeated, whether or not it had been finished', async () => {
  for (const call of callsOf(await countCalls())) {
    const disk = await crash([{ call, fault: 'kill' }])
    await open(disk).save(changes)
    expect(stateOf(disk)).toBe('new')
    expect((await open(disk).listOverwritten()).map(({ path }) => path).sort()).toEqual([
      'content/cases/old/index.md',
      'content/pages/about.md',
    ])
  }
})

test('after a power cut that follows a save, what the save has written is not listed as overwritten', async () => {
  const disk = await crash([], 'power cut')
  await open(disk).replay()
  expect(stateOf(disk)).toBe('new')
  const listed = await open(disk).listOverwritten()
  expect(listed.map(({ reason }) => reason).sort()).toEqual(['deleted', 'replaced'])
})

test('a file that was edited by hand after a crash is kept, and the text that was not written is listed', async () => {
  for (const call of callsOf(await countCalls())) {
    const disk = await crash([{ call, fault: 'kill' }])
    await disk.remove('/site/content/pages/about.md')
    await disk.write('/site/content/pages/about.md', Buffer.from('by hand\n'))
    await open(disk).replay()
    expect(disk.texts('/site/content/pages')).toMatchObject({ '/site/content/pages/about.md': 'by hand\n' })
    const listed = await open(disk).listOverwritten()
    const isNew = '/site/content/docs/guides/new.md' in disk.texts('/site/content')
    expect(listed.some(({ text }) => text === 'the old text\n')).toBe(isNew)
    // Either it was written before the edit by hand, which then replaced it, or it is listed.
    const written = (await wasWritten(call)) || !isNew
    expect(listed.some(({ text, reason }) => text === 'the new text\n' && reason === 'not written')).toBe(!written)
    await open(disk).save([{ path: 'content/pages/about.md', content: 'later\n', expected: versionOf('by hand\n') }])
  }
})

async function wasWritten(call: number): Promise<boolean> {
  const disk = await crash([{ call, fault: 'kill' }])
  return disk.texts('/site/content')['/site/content/pages/about.md'] === 'the new text\n'
}

test('whatever happens during a series of saves, each one either writes all its texts or changes none', async () => {
  const random = randomNumbers(3)
  const pick = (count: number) => Math.floor(random() * count)
  for (let round = 0; round < 30; round += 1) {
    const disk = memoryDisk(before)
    let texts = disk.texts('/site/content')
    for (let save = 0; save < 12; save += 1) {
      const paths = ['a.md', 'b.md', 'deep/a.md', 'deep/er/b.md'].filter(() => random() < 0.5)
      const edits = paths.map((name) => {
        const path = `content/${name}`
        const old = texts[`/site/${path}`]
        const content = old !== undefined && pick(3) === 0 ? null : `text ${round} ${save}`
        return { path, content, expected: old === undefined ? null : versionOf(old) }
      })
      const later = { ...texts }
      for (const { path, content } of edits)
        if (content === null) delete later[`/site/${path}`]
        else later[`/site/${path}`] = content
      const fault = ['half', 'kill', 'ENOSPC', 'EACCES'][pick(4)] as string
      const isSaved = await open(disk, [{ call: 1 + pick(60), fault, forever: pick(2) === 0 }])
        .save(edits)
        .then(
          () => fault !== 'kill' && fault !== 'half',
          () => false,
        )
      if (pick(3) === 0) disk.cutPower()
      await open(disk).replay()
      const found = disk.texts('/site/content')
      expect([round, save, isSaved ? [later] : [texts, later]]).toEqual([
        ...[round, save],
        expect.arrayContaining([found]),
      ])
      texts = found
    }
  }
})
