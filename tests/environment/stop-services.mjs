import { ChildProcess } from 'node:child_process'

/**
 * Extends a Jest environment, so that it stops processes that a test file has left running. For example, esbuild starts
 * a service at the first bundle and keeps it running, with a message every second. Each file has its own esbuild, so a
 * worker would run more and more of them, and tests that count work would include theirs
 * (https://esbuild.github.io/api/#stop).
 * @template {new (...args: any[]) => { setup(): Promise<void>, teardown(): Promise<void> }} Environment
 * @param {Environment} Base
 */
export const stopServices = (Base) =>
  class extends Base {
    /** @type {Set<ChildProcess>} */
    started = new Set()
    spawn = Reflect.get(ChildProcess.prototype, 'spawn')

    async setup() {
      const { started, spawn } = this
      // Every asynchronous way to start a process calls `spawn`. This is a function, so that `this` is the process.
      Reflect.set(
        ChildProcess.prototype,
        'spawn',
        /** @this {ChildProcess} @param {unknown[]} args */ function (...args) {
          started.add(this)
          return Reflect.apply(spawn, this, args)
        },
      )
      await super.setup()
    }

    async teardown() {
      await super.teardown()
      Reflect.set(ChildProcess.prototype, 'spawn', this.spawn)
      for (const child of this.started) if (child.exitCode === null && child.signalCode === null) child.kill()
    }
  }
