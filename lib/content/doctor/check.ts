import type { Problem } from '../../messages/problem'
import type { Survey } from './survey'

/** Looks at everything that was read for one kind of mistake. */
export type Check = (survey: Survey) => readonly Problem[] | Promise<readonly Problem[]>
