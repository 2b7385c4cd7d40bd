import { type Disk, realDisk } from '../journal/disk'
import { openJournal } from '../journal/journal'
import { changes } from './three-file-save'

/**
 * Saves three files, and kills its own process at a given file-system call.
 * @param args the project's folder, and the number of the call; without a number it prints all calls as JSON
 */
export async function main([root = '', call]: string[]): Promise<void> {
  const calls: string[] = []
  const names = Object.keys(realDisk) as (keyof Disk)[]
  const wrapped = names.map((name) => [
    name,
    async (...args: never[]) => {
      calls.push(
        `${name} ${args
          .filter((each) => typeof each === 'string')
          .join(' ')
          .replaceAll(root, '')}`,
      )
      if (calls.length === Number(call)) process.kill(process.pid, 'SIGKILL')
      return (realDisk[name] as (...given: never[]) => unknown)(...args)
    },
  ])
  await openJournal(root, 'var/edits', { disk: Object.fromEntries(wrapped) }).save(changes)
  console.log(JSON.stringify(calls))
}
