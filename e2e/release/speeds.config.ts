import { chromiumArgs } from '../support/browser'
import { chromium, definePart } from './define-part'

/** Measures how long the scripts of a page take. With one worker, because elapsed time is measured. */
export default definePart('speeds', {
  testDir: '.',
  workers: 1,
  fullyParallel: false,
  projects: [
    {
      ...chromium,
      name: 'chromium',
      testMatch: ['choices.spec.ts', '*-speed.spec.ts'],
      testIgnore: [],
      // Chromium draws in a process of its own, as it does for visitors.
      use: { ...chromium?.use, launchOptions: { ...chromium?.use?.launchOptions, args: chromiumArgs } },
    },
  ],
})
