import { defineConfig } from '@playwright/test'
import config from '../../playwright.config'

/**
 * What is marked `@engines` or `@engines-release` in Firefox, and everything in WebKit: `npm test` leaves out what is marked
 * with the second.
 */
export default defineConfig({
  ...config,
  testDir: '..',
  outputDir: '../../test-results',
  globalSetup: '../support/setup.ts',
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/engines.json' }]],
  projects: (config.projects ?? [])
    .filter(({ name }) => name === 'firefox' || name === 'webkit')
    .map(({ grepInvert: _, ...engine }) => (engine.name === 'firefox' ? { ...engine, grep: /@engines/ } : engine)),
})
