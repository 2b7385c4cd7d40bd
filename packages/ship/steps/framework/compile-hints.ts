import type { Step } from '../../step'

/** The size from which Chromium compiles a script off the main thread while it downloads. */
const STREAMED_BYTES = 30_000

/** https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad\n'

const CHUNK = /^_next\/static\/chunks\/[^/]+\.js$/

/**
 * Asks Chromium to compile all functions of the framework's large files off the main thread while they download.
 * Otherwise it compiles each function at its first call, which accounted for half of the longest pause while React
 * started.
 */
export const compileHints: Step = {
  name: 'compile-hints',
  run: async (out) => {
    for (const path of await out.files()) {
      if (!CHUNK.test(path)) continue
      const code = await out.readText(path)
      if (code.length >= STREAMED_BYTES && !code.startsWith(HINT)) await out.write(path, HINT + code)
    }
  },
}
