import { problemsOf } from '../../../shared/content-error'
import { getComputed } from '../../computed'
import type { Check } from '../check'

/** What was found while everything was read. */
export const reading: Check = async ({ pages, problems }) => [
  ...problems,
  ...(await problemsOf(getComputed)),
  ...pages.flatMap((page) => page.problems),
]
