/**
 * Counts how often the branches of `client/` run. This module is copied into `packages/ship/` of the build with
 * counters in its scripts, so it imports nothing from the project.
 */
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import istanbul from 'istanbul-lib-instrument'

/**
 * Adds counters to a module. When it runs, `globalThis.__coverage__` has them under its name.
 * @param {string} name its path from the project's root
 * @param {string} code TypeScript
 * @returns {{ code: string, coverage: { b: Record<string, number[]>, branchMap: any } }} the module with counters, and
 * what they count, in Istanbul's format, before any of it has run
 * @throws if the code cannot be parsed
 */
export function instrument(name, code) {
  const instrumenter = istanbul.createInstrumenter({
    esModules: true,
    // In a tool with JSX, a comment at the top of the file names the JSX runtime.
    preserveComments: true,
    // In a file without JSX, a type parameter before an arrow function looks like an element.
    parserPlugins: ['typescript', ...(name.endsWith('.tsx') ? ['jsx'] : [])],
    // By default it calls `Function`, which the policy of the pages blocks.
    coverageGlobalScope: 'globalThis',
    coverageGlobalScopeFunc: false,
  })
  const counting = instrumenter.instrumentSync(code, name)
  return { code: counting, coverage: instrumenter.lastFileCoverage() }
}

/**
 * Adds counters to each module of `client/` that esbuild bundles.
 * @type {import('esbuild').Plugin}
 */
export const countBranches = {
  name: 'count-branches',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]client[\\/].*\.tsx?$/ }, async ({ path }) => {
      const name = relative(process.cwd(), path).replaceAll('\\', '/')
      if (!name.startsWith('client/')) return undefined
      const { code } = instrument(name, await readFile(path, 'utf8'))
      return { contents: code, loader: name.endsWith('.tsx') ? 'tsx' : 'ts' }
    }),
}
