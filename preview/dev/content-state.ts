import type { Manifest } from '@oogwenk/ship'
import type { Diagnostic } from '../../lib/shared/diagnostic'
import type { Addresses, Builder } from './builder/builder'
import { manifestOf } from './routes'
import type { LiveState } from './state'

/** The current state of the content. */
interface ContentState {
  state(): LiveState
  /** Must be called after a save to content, to the code of pages, or to scripts that pages load once. */
  saved(kind: 'content' | 'code' | 'scripts'): void
  /** Returns the current errors in the content. */
  errors(): Promise<readonly Diagnostic[]>
  /** See `DevServerOptions` in `dev-server.ts`. */
  manifest(mustBeLatest: boolean): Promise<Manifest | undefined>
  /** Returns the errors in the front matter of a page, as of the last manifest. @param path without the base path */
  errorsOf(path: string): readonly Diagnostic[]
  /** Calls back after each change of the state. */
  onChange(listener: (state: LiveState) => void): void
}

/**
 * Tracks the state of the content: checks it after each save, and keeps the latest list of pages.
 * @param worker checks the content
 * @param report receives every diagnostic, including warnings, after each check
 */
export function trackContent(
  worker: Pick<Builder, 'lint' | 'addresses' | 'forget'>,
  report: (problems: readonly Diagnostic[], failure: string | undefined) => void,
): ContentState {
  const began = Date.now()
  let edits = 0
  let state: LiveState = { edit: `${began}.0`, code: 0, scripts: 0, errors: [], unpublished: [] }
  let listener: (state: LiveState) => void = () => {}
  let checking: Promise<void> | undefined
  let isStale = false
  let known: Manifest | undefined
  let broken: Addresses['broken'] = []
  let timer: NodeJS.Timeout | undefined
  const change = (part: Partial<LiveState>) => {
    state = { ...state, ...part }
    listener(state)
  }
  /** Runs one check at a time. The next check covers all edits made during a check. */
  const check = async (): Promise<void> => {
    do {
      isStale = false
      const [problems, failure] = await worker.lint().then(
        (found) => [found, undefined] as const,
        // A file deleted while it is being read counts as an edit of its own.
        (error: Error) => [[], error.message] as const,
      )
      if (isStale) continue
      change({ errors: problems.filter(({ severity }) => severity === 'error'), failure })
      report(problems, failure)
    } while (isStale)
    checking = undefined
  }
  const readManifest = async (): Promise<Manifest | undefined> => {
    const addresses = await worker.addresses().catch(() => undefined)
    if (!addresses) return undefined
    broken = addresses.broken
    known = manifestOf(addresses)
    if (JSON.stringify(addresses.unpublished) !== JSON.stringify(state.unpublished))
      change({ unpublished: addresses.unpublished })
    clearTimeout(timer)
    const { nextPublication } = addresses
    // A scheduled page that becomes public counts as an edit.
    if (nextPublication !== undefined)
      timer = setTimeout(() => saved('content'), Math.min(nextPublication - Date.now(), LONGEST_MS)).unref()
    return known
  }
  const saved = (kind: 'content' | 'code' | 'scripts') => {
    isStale = true
    worker.forget().catch(() => {})
    if (kind === 'content') {
      edits += 1
      change({ edit: `${began}.${edits}` })
    } else change({ [kind]: state[kind] + 1 })
    void readManifest()
    checking ??= check()
  }
  return {
    state: () => state,
    saved,
    async errors() {
      await checking
      return state.errors
    },
    manifest: async (mustBeLatest) => (mustBeLatest ? undefined : known) ?? readManifest(),
    errorsOf: (path) => broken.find((page) => page.path === path)?.problems ?? [],
    onChange: (callback) => {
      listener = callback
    },
  }
}

/** The longest delay of a timer in Node, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1
