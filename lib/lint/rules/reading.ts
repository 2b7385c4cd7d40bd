import { getComputed } from '../../pages/cases/computed'
import { collectDiagnostics } from '../../shared/diagnostic'
import { defineRule } from '../rule'

export const reading = defineRule({
  title: 'What cannot be read',
  why: 'Data, locale files, front matter and texts have to be read before anything else can be said of them.',
  messages: {},
  check: async ({ pages, problems }) => [
    ...problems,
    ...(await collectDiagnostics(getComputed)),
    ...pages.flatMap((page) => page.problems),
  ],
})
