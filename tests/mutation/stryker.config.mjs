/** The mutation run of one target, in a copy of the project. */
import { createRequire } from 'node:module'
import { targets } from './targets.mjs'

const { files } = targets[process.env.MUTATED ?? '']

export default {
  plugins: [createRequire(import.meta.url).resolve('@stryker-mutator/vitest-runner')],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.mjs', related: false },
  mutate: files,
  // The project is a copy already.
  inPlace: true,
  tempDirName: '.cache/stryker',
  coverageAnalysis: 'perTest',
  // A mutant in code that runs only while a module loads would need all tests in a new process.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 10_000,
  // The first run counts which lines each test reaches, which makes loops over samples many times slower.
  dryRunTimeoutMinutes: 30,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: '.cache/reports/mutants.json' },
}
