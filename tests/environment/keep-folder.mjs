/**
 * A Jest environment that leaves the working directory as it was. A test that runs out of time may still be in a temporary
 * folder; once that is removed, every later file of the same worker would fail.
 * @template {new (...args: any[]) => { teardown(): Promise<void> }} Environment
 * @param {Environment} Base
 */
export const keepFolder = (Base) =>
  class extends Base {
    folder = process.cwd()

    async teardown() {
      await super.teardown()
      process.chdir(this.folder)
    }
  }
