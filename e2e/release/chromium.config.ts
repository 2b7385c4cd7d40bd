import { chromium, definePart } from './define-part'

/** Runs the tests tagged `@release`, which take too long for `npm test`, in Chromium. */
export default definePart('chromium', {
  testDir: '..',
  projects: [{ ...chromium, name: 'chromium', grep: /@release/, grepInvert: [] }],
})
