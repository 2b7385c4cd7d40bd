import { chromium, definePart } from './define-part'

/** How long the scripts of a page take. One worker: what is measured is the time that passes. */
export default definePart('speeds', {
  testDir: '.',
  workers: 1,
  fullyParallel: false,
  projects: [{ ...chromium, name: 'chromium', testMatch: ['choices.spec.ts', '*-speed.spec.ts'], testIgnore: [] }],
})
