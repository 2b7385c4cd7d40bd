import { chromium, definePart } from './define-part'

/** The tests that are tagged `@release`: every page against Next's own export, and what is tried once for each of many names or files. */
export default definePart('as-next', {
  testDir: '..',
  projects: [{ ...chromium, name: 'chromium', grep: /@release/, grepInvert: [] }],
})
