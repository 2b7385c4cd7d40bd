/**
 * Runs Jest's tests in Vitest, because Stryker's runner for Jest cannot tell which test covers which line of a native
 * ES module: https://stryker-mutator.io/docs/stryker-js/jest-runner/. With it, every test would have to run for each
 * mutant.
 */
import { fileURLToPath } from 'node:url'
import { targets } from './targets.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { tests, notRun, titles } = targets[process.env.MUTATED ?? '']

export default {
  root,
  resolve: {
    alias: [
      { find: '@jest/globals', replacement: `${root}tests/mutation/jest-globals.mjs` },
      { find: /^@oogwenk\/gaze$/, replacement: `${root}packages/gaze/index.ts` },
      { find: /^@oogwenk\/gaze\/settings$/, replacement: `${root}packages/gaze/settings.ts` },
      { find: /^@oogwenk\/ship\/(.*)$/, replacement: `${root}packages/ship/$1` },
    ],
  },
  test: {
    include: tests,
    exclude: ['**/*.release.test.ts', ...notRun],
    testNamePattern: titles,
    testTimeout: 120_000,
    watch: false,
    // `next-i18next` imports `next/headers` without an extension, which Node alone does not find.
    server: { deps: { inline: ['next-i18next'] } },
  },
}
