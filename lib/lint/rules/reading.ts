import { getComputed } from '../../pages/cases/computed'
import { collectDiagnostics } from '../../shared/content-error'
import type { Check } from '../rule'

/** What was found while everything was read. */
export const reading: Check = async ({ pages, problems }) => [
  ...problems,
  ...(await collectDiagnostics(getComputed)),
  ...pages.flatMap((page) => page.problems),
]
