import { defineConfig } from '@playwright/test'
import config from '../../playwright.config'

// The global setup serves an export, which does not exist in development.
const { globalSetup: _, ...common } = config
const chromium = config.projects?.find(({ name }) => name === 'chromium')

const url = 'http://localhost:3211'

/** Tests `npm run dev` in a browser. With one worker, because there is one server, and the tests save files. */
export default defineConfig({
  ...common,
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  fullyParallel: false,
  // A page is compiled on its first visit.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/dev.json' }]],
  webServer: {
    command: `npm run --silent dev -- --port ${new URL(url).port}`,
    cwd: '../..',
    url,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  use: { ...config.use, baseURL: url },
  projects: [{ ...chromium, name: 'chromium', testMatch: ['dev.spec.ts', 'dev-edits.spec.ts'], testIgnore: [] }],
})
