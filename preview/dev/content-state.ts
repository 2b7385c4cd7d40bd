import type { Diagnostic } from '../../lib/shared/diagnostic'
import type { Manifest } from '../server/manifest'
import type { Addresses, Builder } from './builder/builder'
import { manifestOf } from './routes'
import type { LiveState } from './state'

/** What is known of the content as it is now. */
export interface ContentState {
  state(): LiveState
  /** Something was saved: content, the code of pages, or scripts that pages load once. */
  saved(what: 'content' | 'code' | 'scripts'): void
  /** The errors of this moment. */
  errors(): Promise<readonly Diagnostic[]>
  /** See `DevServerOptions` in `dev-server.ts`. */
  manifest(isSure: boolean): Promise<Manifest | undefined>
  /** What is wrong in the front matter of a page, as the last manifest knew it. @param path without base path */
  brokenBy(path: string): readonly Diagnostic[]
  /** Calls back when the state is another. */
  onChange(tell: (state: LiveState) => void): void
}

/**
 * @param worker who looks
 * @param report is told all that the doctor found, warnings too, after each look
 */
export function trackContent(
  worker: Pick<Builder, 'examine' | 'addresses' | 'forget'>,
  report: (problems: readonly Diagnostic[], fault: string | undefined) => void,
): ContentState {
  const began = Date.now()
  let edits = 0
  let state: LiveState = { edit: `${began}.0`, code: 0, scripts: 0, errors: [], unpublished: [] }
  let tell: (state: LiveState) => void = () => {}
  let looking: Promise<void> | undefined
  let isStale = false
  let known: Manifest | undefined
  let broken: Addresses['broken'] = []
  let due: NodeJS.Timeout | undefined
  const change = (part: Partial<LiveState>) => {
    state = { ...state, ...part }
    tell(state)
  }
  /** One look after another; edits that come meanwhile are seen by the next one, all at once. */
  const look = async (): Promise<void> => {
    do {
      isStale = false
      const [problems, fault] = await worker.examine().then(
        (found) => [found, undefined] as const,
        // A file that is gone while it is read is an edit of its own.
        (error: Error) => [[], error.message] as const,
      )
      if (isStale) continue
      change({ errors: problems.filter(({ severity }) => severity === 'error'), fault })
      report(problems, fault)
    } while (isStale)
    looking = undefined
  }
  const readManifest = async (): Promise<Manifest | undefined> => {
    const addresses = await worker.addresses().catch(() => undefined)
    if (!addresses) return undefined
    broken = addresses.broken
    known = manifestOf(addresses)
    if (JSON.stringify(addresses.unpublished) !== JSON.stringify(state.unpublished))
      change({ unpublished: addresses.unpublished })
    clearTimeout(due)
    const { nextDue } = addresses
    // A page becomes public by itself: that is an edit like any other.
    if (nextDue !== undefined)
      due = setTimeout(() => saved('content'), Math.min(nextDue - Date.now(), LONGEST_MS)).unref()
    return known
  }
  const saved = (what: 'content' | 'code' | 'scripts') => {
    isStale = true
    worker.forget().catch(() => {})
    if (what === 'content') {
      edits += 1
      change({ edit: `${began}.${edits}` })
    } else change({ [what]: state[what] + 1 })
    void readManifest()
    looking ??= look()
  }
  return {
    state: () => state,
    saved,
    async errors() {
      await looking
      return state.errors
    },
    manifest: async (isSure) => (isSure ? undefined : known) ?? readManifest(),
    brokenBy: (path) => broken.find((page) => page.path === path)?.problems ?? [],
    onChange: (callback) => {
      tell = callback
    },
  }
}

/** The longest time that a timer of Node keeps, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1
