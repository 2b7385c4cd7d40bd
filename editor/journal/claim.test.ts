import { expect, test } from '@jest/globals'
import { faultyDisk } from '../tests/faulty-disk'
import { memoryDisk } from '../tests/memory-disk'
import { randomNumbers } from '../tests/random-numbers'
import { soleProcess } from '../tests/three-file-save'
import { withClaim } from './claim'
import { machineProcesses, type Processes } from './processes'

const claims = (disk: { list(folder: string): Promise<string[]> }) => disk.list('/journal')

test('a claim exists while the work is done, and is gone afterwards, even if the work fails', async () => {
  const disk = memoryDisk({ '/journal/a': '' })
  const found = await withClaim(disk, soleProcess('1'), '/journal', () => claims(disk))
  expect(found).toEqual(['a', expect.stringMatching(/^claim_1_[\w-]+$/)])
  await expect(withClaim(disk, soleProcess('1'), '/journal', () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  )
  expect(await claims(disk)).toEqual(['a'])
})

test('the claim of a process that has ended is removed', async () => {
  const disk = memoryDisk({ '/journal/claim_9_x': '' })
  expect(await withClaim(disk, soleProcess('1'), '/journal', async () => 'done')).toBe('done')
  expect(await claims(disk)).toEqual([])
})

test('if another process takes longer than ten seconds, the error names it, and no claim of our own is left', async () => {
  const disk = memoryDisk({ '/journal/claim_9.123_x': '' })
  const processes: Processes = { ...soleProcess('1'), isAlive: async () => true }
  await expect(withClaim(disk, processes, '/journal', async () => 'done')).rejects.toThrow(
    'Nothing was saved, because another editor (process 9) has been saving for 10 seconds. Close it, or ask an engineer to delete the file “claim_9.123_x” in the journal, then try again.',
  )
  expect(await claims(disk)).toEqual(['claim_9.123_x'])
})

test('a claim that could not be removed does not block the process that made it', async () => {
  const disk = memoryDisk({ '/journal/a': '' })
  // The calls are write, list and remove.
  const faulty = faultyDisk(disk, [{ call: 3, fault: 'EACCES' }])
  expect(await withClaim(faulty, soleProcess('1'), '/journal', async () => 'done')).toBe('done')
  expect(await claims(disk)).toHaveLength(2)
  expect(await withClaim(faulty, soleProcess('1'), '/journal', async () => 'done')).toBe('done')
  expect(await claims(disk)).toEqual(['a'])
})

test('at most one of several processes works at a time, in three hundred random orders of their calls', async () => {
  const random = randomNumbers(7)
  for (let round = 0; round < 300; round += 1) {
    const disk = memoryDisk({ '/journal/claim_9_x': '' })
    const waiting: (() => void)[] = []
    const turn = () => new Promise<void>((go) => waiting.push(go))
    const slow = {
      ...disk,
      write: (path: string, bytes: Uint8Array) => turn().then(() => disk.write(path, bytes)),
      list: (folder: string) => turn().then(() => disk.list(folder)),
      remove: (path: string) => turn().then(() => disk.remove(path)),
    }
    let [inside, max, left] = [0, 0, 3]
    const all = ['1', '2', '3'].map((own) => {
      const isAlive = async (name: string) => name !== '9'
      return withClaim(slow, { own: async () => own, isAlive, pause: turn, now: () => 0 }, '/journal', async () => {
        inside += 1
        max = Math.max(max, inside)
        await turn()
        inside -= 1
      }).then(() => {
        left -= 1
      })
    })
    for (let steps = 0; left > 0; steps += 1) {
      if (steps > 3000) throw new Error(`Round ${round} makes no progress.`)
      const [go] = waiting.splice(Math.floor(random() * waiting.length), 1)
      go?.()
      for (let ticks = 0; ticks < 12; ticks += 1) await undefined
    }
    await Promise.all(all)
    expect([round, max]).toEqual([round, 1])
  }
})

test('this process is alive under its own name, and under no other', async () => {
  const own = await machineProcesses.own()
  expect(own).toMatch(new RegExp(`^${process.pid}\\.\\d*$`))
  expect(await machineProcesses.isAlive(own)).toBe(true)
  // No system gives a process such a high number.
  expect(await machineProcesses.isAlive('99999999.1')).toBe(false)
  // An earlier process had this number.
  if (process.platform === 'linux') expect(await machineProcesses.isAlive(`${process.pid}.1`)).toBe(false)
})
