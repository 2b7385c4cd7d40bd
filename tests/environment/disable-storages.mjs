import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Extends a Jest environment, so that it disables the AsyncLocalStorages that each test file leaves enabled.
 *
 * For every file, jest-circus creates an AsyncLocalStorage and leaves it enabled. Before Node 24, each enabled one
 * slows down every promise in the process: after fifty files, an `await` took fifty times as long
 * (https://nodejs.org/docs/latest-v20.x/api/async_context.html#asynclocalstoragedisable).
 * @template {new (...args: any[]) => { setup(): Promise<void>, teardown(): Promise<void> }} Environment
 * @param {Environment} Base
 */
export const disableStorages = (Base) =>
  class extends Base {
    /** @type {Set<AsyncLocalStorage<unknown>>} */
    used = new Set()
    run = AsyncLocalStorage.prototype.run

    async setup() {
      const { used, run } = this
      // A function, so that `this` is the storage.
      AsyncLocalStorage.prototype.run = /** @type {typeof run} */ (
        function (/** @type {unknown[]} */ ...args) {
          used.add(this)
          return Reflect.apply(run, this, args)
        }
      )
      await super.setup()
    }

    async teardown() {
      await super.teardown()
      AsyncLocalStorage.prototype.run = this.run
      for (const storage of this.used) storage.disable()
    }
  }
