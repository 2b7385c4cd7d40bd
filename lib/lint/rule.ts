import type { Diagnostic } from '../shared/diagnostic'
import type { Snapshot } from './snapshot'

/** Looks at everything that was read for one kind of mistake. */
export type Check = (survey: Snapshot) => readonly Diagnostic[] | Promise<readonly Diagnostic[]>
