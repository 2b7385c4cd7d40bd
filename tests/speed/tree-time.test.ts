import { existsSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { treeTime, treeUsage } from './tree-time.mjs'

/** Makes a script that uses this many milliseconds of processor time. */
const busy = (ms: number) =>
  `const used=()=>{const{user,system}=process.cpuUsage();return user+system};while(used()<${ms * 1000});`

// Only Linux reports times and memory in this way, so there is no measurement on other systems.
if (existsSync('/proc/self/stat')) {
  test('the time of a command includes all processes that it starts, even those that outlive it', async () => {
    const orphan = `require('child_process').spawn(process.execPath,['-e',${JSON.stringify(busy(600))}],{stdio:'ignore'}).unref();`
    const seconds = await treeTime(process.execPath, ['-e', orphan + busy(400)])
    expect(seconds).toBeGreaterThan(0.85)
    expect(seconds).toBeLessThan(2)
  })

  test('the memory of a command is the most that its processes had at a time', async () => {
    // The buffer is used at the end, so that it is not freed before; to fill it takes a third of the time.
    const script = `const kept=Buffer.alloc(300e6,1);${busy(1000)}process.exitCode=kept[0]-1`
    const { megabytes } = await treeUsage(process.execPath, ['-e', script])
    expect(megabytes).toBeGreaterThan(300)
    expect(megabytes).toBeLessThan(600)
  })
}

test('a failed command is reported with its output', async () => {
  const failing = treeTime(process.execPath, ['-e', 'console.error("why"); process.exit(3)'])
  await expect(failing).rejects.toThrow(/failed:\nwhy/)
})
