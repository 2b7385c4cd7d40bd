import { defineRule } from '../rule'

export const reading = defineRule({
  title: 'What cannot be read',
  why: 'Data, locale files, front matter and texts have to be read before anything else can be said of them.',
  messages: {},
  check: ({ pages, problems }) => [...problems, ...pages.flatMap((page) => page.problems)],
})
