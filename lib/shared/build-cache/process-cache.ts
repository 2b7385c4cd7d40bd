/**
 * A hash of the code in `lib/` and `packages/`: `next.config.js` defines it in builds, and `run-bundled.mjs` in the
 * programs that it runs.
 */
declare const CODE_OF_LIB: string

/** Where a process caches what its code computes. */
export interface ProcessCache {
  /** The project's root, absolute. */
  root: string
  /**
   * A hash of the code. Nothing is cached if it is empty: in development, the version of the running code is not known.
   */
  code: string
}

/** Returns the cache of this process. */
export const thisProcess = (): ProcessCache => ({
  root: process.cwd(),
  code: typeof CODE_OF_LIB === 'undefined' ? '' : CODE_OF_LIB,
})
