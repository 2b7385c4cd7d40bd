import { defineConfig } from '@playwright/test'
import config from '../../playwright.config'

/** Everything that is marked `@engines` or `@engines-release`, in Firefox: `npm test` runs the first alone. */
export default defineConfig({
  ...config,
  testDir: '..',
  outputDir: '../../test-results',
  globalSetup: '../support/setup.ts',
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/firefox.json' }]],
  projects: (config.projects ?? [])
    .filter(({ name }) => name === 'firefox')
    .map((firefox) => ({ ...firefox, grep: /@engines/ })),
})
