import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import config from '../../playwright.config'

/** The Chromium project of `npm test`, for parts that choose other tests. */
export const chromium = config.projects?.find(({ name }) => name === 'chromium')

/**
 * Returns the configuration of a part of the release: that of `npm test` with its own tests and report.
 * @param name the name of the report, from which the program that runs the part reads the results
 */
export const definePart = (name: string, own: PlaywrightTestConfig) =>
  defineConfig({
    ...config,
    outputDir: '../../test-results',
    globalSetup: '../support/setup.ts',
    reporter: [['list'], ['json', { outputFile: `../../.cache/reports/${name}.json` }]],
    ...own,
  })
