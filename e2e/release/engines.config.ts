import config from '../../playwright.config'
import { definePart } from './define-part'

/**
 * What is marked `@engines` or `@engines-release` in Firefox, and everything in WebKit: `npm test` leaves out what is marked
 * with the second.
 */
export default definePart('engines', {
  testDir: '..',
  projects: (config.projects ?? [])
    .filter(({ name }) => name === 'firefox' || name === 'webkit')
    .map(({ grepInvert: _, ...engine }) => (engine.name === 'firefox' ? { ...engine, grep: /@engines/ } : engine)),
})
