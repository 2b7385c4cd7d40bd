import { getComputed } from '../../pages/cases/computed'
import { problemsOf } from '../../shared/content-error'
import type { Check } from '../rule'

/** What was found while everything was read. */
export const reading: Check = async ({ pages, problems }) => [
  ...problems,
  ...(await problemsOf(getComputed)),
  ...pages.flatMap((page) => page.problems),
]
