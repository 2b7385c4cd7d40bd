import config from '../../playwright.config'
import { definePart } from './define-part'

const engine = (wanted: string) => (config.projects ?? []).filter(({ name }) => name === wanted)

/** Firefox with reduced motion, which is a preference of the browser. */
const withReducedMotion = engine('firefox').map(({ use, ...firefox }) => ({
  ...firefox,
  name: 'firefox-reduced-motion',
  grep: /@reduced-motion/,
  // A second Firefox takes longer to start than these few tests take to run.
  workers: 1,
  use: {
    ...use,
    launchOptions: {
      ...use?.launchOptions,
      firefoxUserPrefs: { ...use?.launchOptions?.firefoxUserPrefs, 'ui.prefersReducedMotion': 1 },
    },
  },
}))

/**
 * Runs the tests tagged `@engines`, `@engines-release` or `@reduced-motion` in Firefox, and all tests for WebKit.
 * `npm test` runs only those tagged `@engines`, and those for WebKit without a tag.
 */
export default definePart('engines', {
  testDir: '..',
  projects: [
    ...engine('firefox').map((firefox) => ({ ...firefox, grep: /@engines/ })),
    ...withReducedMotion,
    ...engine('webkit').map(({ grepInvert: _, ...webkit }) => webkit),
  ],
})
