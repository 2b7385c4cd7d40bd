import { defineConfig } from '@playwright/test'
import config from '../../playwright.config'

// The setup serves an export, which does not exist here.
const { globalSetup: _, ...common } = config
const chromium = config.projects?.find(({ name }) => name === 'chromium')

const url = 'http://localhost:3211'

/** `npm run dev`, used in a browser. One worker: there is one server, and its tests save files. */
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
