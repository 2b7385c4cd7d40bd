import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'

const from = `import { runStep } from '${new URL('run-step.mjs', import.meta.url)}';`

/** Runs a step with this code, and returns its result and visible output. */
async function stepOf(code: string, program = process.execPath) {
  const args = JSON.stringify(['-e', code])
  const outer = `${from} process.stderr.write(JSON.stringify(await runStep(${JSON.stringify(program)}, ${args})))`
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', outer])
  return { seen: stdout, ...JSON.parse(stderr) }
}

test('a step shows the output of a program, and keeps its last lines without colours', async () => {
  const lines = "for (let line = 1; line < 30; line += 1) console.log('\\u001b[31mline', line, '\\u001b[0m')"
  const { seen, ok, how, last } = await stepOf(lines)
  expect(seen).toContain('\u001b[31mline 1 ')
  expect({ ok, how }).toEqual({ ok: true, how: 'exited with code 0' })
  expect(last).toEqual(Array.from({ length: 12 }, (_, index) => `line ${index + 18}`))
})

test.each([
  ['process.exitCode = 3', 'exited with code 3'],
  ["process.kill(process.pid, 'SIGKILL')", 'was killed by SIGKILL'],
])('the result describes how a program ended: %s', async (code, how) => {
  expect(await stepOf(code)).toMatchObject({ ok: false, how, last: [] })
})

test('a missing program is reported, and does not throw', async () => {
  expect(await stepOf('', '/nowhere/node')).toMatchObject({
    ok: false,
    how: expect.stringMatching(/^could not be started: /),
  })
})
