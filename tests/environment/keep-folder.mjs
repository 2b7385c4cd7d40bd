/**
 * Extends a Jest environment, so that it restores the working directory. A test that times out may still be in a
 * temporary folder; once that is removed, every later file of the same worker would fail.
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
