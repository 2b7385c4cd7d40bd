import type { Problem } from '../shared/diagnostic'
import type { Survey } from './snapshot'

/** Looks at everything that was read for one kind of mistake. */
export type Check = (survey: Survey) => readonly Problem[] | Promise<readonly Problem[]>
