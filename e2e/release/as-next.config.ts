import { defineConfig } from '@playwright/test'
import config from '../../playwright.config'

const chromium = config.projects?.find(({ name }) => name === 'chromium')

/** The tests that are tagged `@release`: every page against Next's own export, and what is tried once for each of many names or files. */
export default defineConfig({
  ...config,
  testDir: '..',
  outputDir: '../../test-results',
  globalSetup: '../support/setup.ts',
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/as-next.json' }]],
  projects: [{ ...chromium, name: 'chromium', grep: /@release/, grepInvert: [] }],
})
