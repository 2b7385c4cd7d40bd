import { chromium, definePart } from './define-part'

/** Runs the tests tagged `@release`: those that compare every page with Next's own export, or repeat a check for many names or files. */
export default definePart('as-next', {
  testDir: '..',
  projects: [{ ...chromium, name: 'chromium', grep: /@release/, grepInvert: [] }],
})
