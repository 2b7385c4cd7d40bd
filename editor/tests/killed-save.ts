import { type Disk, machineDisk } from '../journal/disk'
import { openJournal } from '../journal/journal'
import { changes } from './save-of-three'

/**
 * Saves three files, and kills its own process at a call of the file system.
 * @param args the project's folder, and the number of the call; without one it prints how many there are
 */
export async function main([root = '', call]: string[]): Promise<void> {
  let calls = 0
  const names = Object.keys(machineDisk) as (keyof Disk)[]
  const wrapped = names.map((name) => [
    name,
    async (...args: never[]) => {
      calls += 1
      if (calls === Number(call)) process.kill(process.pid, 'SIGKILL')
      return (machineDisk[name] as (...given: never[]) => unknown)(...args)
    },
  ])
  await openJournal(root, 'var/edits', { disk: Object.fromEntries(wrapped) }).save(changes)
  console.log(calls)
}
