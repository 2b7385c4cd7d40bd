import type { Step } from '../../step'

/** Chromium reads scripts of this size and more beside the main thread, in bytes; a smaller one it would compile on it. */
const STREAMED_BYTES = 30_000

/** https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad\n'

const CHUNK = /^_next\/static\/chunks\/[^/]+\.js$/

/**
 * Asks Chromium to compile the framework's large files while they arrive, beside the main thread. Otherwise it compiles
 * each function when it is first called, which was half of the longest pause in the start of React.
 */
export const compileEarly: Step = {
  name: 'compile-early',
  run: async (out) => {
    for (const path of await out.files()) {
      if (!CHUNK.test(path)) continue
      const code = await out.readText(path)
      if (code.length >= STREAMED_BYTES && !code.startsWith(HINT)) await out.write(path, HINT + code)
    }
  },
}
