/** Resolves when the most recently requested module has been loaded. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Loads a module on first use.
 *
 * Modules are loaded one after another: if two modules that import the same third module are loaded at the same time, jiti
 * and jest may return that one before it has been evaluated.
 * @param load `() => import('./view')`, written out, so that bundlers can follow it
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | undefined
  return () => {
    loaded ??= queue.then(load)
    queue = loaded.catch(() => undefined)
    return loaded
  }
}
