import type { Disk } from '../journal/disk'
import { failure } from './memory-disk'

/** Thrown instead of ending the process. */
export class Kill extends Error {}

/** What happens at one of the calls, which are counted from 1. */
export interface Fault {
  call: number
  /**
   * `kill` ends the process before the call, and `half` in the middle of writing a file. A code such as `ENOSPC` makes
   * this call fail and, with `forever`, all later ones too.
   */
  fault: 'kill' | 'half' | string
  forever?: boolean
  /** Called when the fault occurs. */
  onFault?: () => void
}

/** Passes calls on to a disk, except where there is a fault, and records them. */
export function faultyDisk(disk: Disk, faults: readonly Fault[] = []): Disk & { calls: string[] } {
  const calls: string[] = []
  let isDead = false
  const wrap = (name: keyof Disk) => {
    return async (...args: never[]) => {
      if (isDead) throw new Kill()
      calls.push(`${name} ${args[0]}`)
      for (const { call, fault, forever, onFault } of faults) {
        if (calls.length !== call && !(forever && calls.length > call)) continue
        onFault?.()
        const [path, to] = args as unknown as [string, string]
        if (fault !== 'kill' && fault !== 'half') throw failure(fault, path, name === 'move' ? to : undefined)
        isDead = true
        if (fault === 'half' && name === 'write') {
          const bytes = args[1] as unknown as Uint8Array
          await disk.write(path, bytes.slice(0, bytes.length / 2))
        }
        throw new Kill()
      }
      return (disk[name] as (...given: never[]) => Promise<unknown>)(...args)
    }
  }
  const names: (keyof Disk)[] = [
    ...(['read', 'list', 'write', 'syncFile', 'syncFolder', 'makeFolder', 'move', 'remove', 'removeFolder'] as const),
  ]
  return { ...(Object.fromEntries(names.map((name) => [name, wrap(name)])) as unknown as Disk), calls }
}
