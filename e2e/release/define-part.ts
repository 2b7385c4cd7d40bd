import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import config from '../../playwright.config'

/** The Chromium of `npm test`, for parts that choose other tests. */
export const chromium = config.projects?.find(({ name }) => name === 'chromium')

/**
 * A part of the release in a browser: what `npm test` does, with tests and a report of its own.
 * @param name of its report, as in `tests/run/release-parts.mjs`
 */
export const definePart = (name: string, own: PlaywrightTestConfig) =>
  defineConfig({
    ...config,
    outputDir: '../../test-results',
    globalSetup: '../support/setup.ts',
    reporter: [['list'], ['json', { outputFile: `../../.cache/reports/${name}.json` }]],
    ...own,
  })
