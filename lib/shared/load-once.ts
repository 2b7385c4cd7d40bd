/** Ends when the module that was asked for last has been loaded. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Loads a module when it is first asked for, and once only.
 *
 * Modules are loaded one after another: jiti and jest both hand out a module that is not evaluated yet when two importers that
 * share it are loaded at the same time.
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
