import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { correctCounts, countJest } from './counts.mjs'

test('without Lynx and Java, the tests that need them are skipped, and the run succeeds', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'oogwenk-without-'))
  const [report, list] = [join(folder, 'report.json'), join(folder, 'skipped.ndjson')]
  try {
    const args = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js']
    const only = ['--selectProjects', 'export', '--testPathPatterns', 'tests/(text-browsers/|nu-checker)']
    // An empty folder as the PATH hides every program but Node.
    const env = { ...process.env, PATH: folder, OOGWENK_SKIPPED: list }
    const run = promisify(execFile)(process.execPath, [...args, '--json', `--outputFile=${report}`, ...only], { env })
    const [ok, output] = await run.then(
      ({ stderr }) => [true, stderr] as const,
      ({ stderr }) => [false, stderr] as const,
    )
    const counts = correctCounts(countJest(JSON.parse(await readFile(report, 'utf8'))), {
      ok,
      how: 'ended',
      last: [output],
    })
    expect(counts).toMatchObject({ failed: 0, why: [] })
    expect(counts.skipped).toBeGreaterThan(20)
    const notes = (await readFile(list, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).without)
    expect(notes.sort()).toEqual(['Java', 'Lynx'])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 60_000)
