import config from '../../playwright.config'
import { definePart } from './define-part'

/**
 * Runs the tests tagged `@engines` or `@engines-release` in Firefox, and all tests for WebKit. `npm test` leaves out
 * those tagged `@engines-release`.
 */
export default definePart('engines', {
  testDir: '..',
  projects: (config.projects ?? [])
    .filter(({ name }) => name === 'firefox' || name === 'webkit')
    .map(({ grepInvert: _, ...engine }) => (engine.name === 'firefox' ? { ...engine, grep: /@engines/ } : engine)),
})
