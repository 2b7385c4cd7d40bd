import { chromium, definePart } from './define-part'

/** Runs the tests tagged `@release`, such as those that compare every page with Next's own export, in Chromium. */
export default definePart('as-next', {
  testDir: '..',
  projects: [{ ...chromium, name: 'chromium', grep: /@release/, grepInvert: [] }],
})
