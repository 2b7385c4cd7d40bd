/**
 * Environments, distinguished by file name; tests that make their own builds (`.release.`) are not part of `npm test`.
 * ES modules run as such: remark and most of its plugins are nothing else.
 */
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': '<rootDir>/tests/environment/transform.mjs' },
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/fixtures/css-modules.ts',
    '\\.tool\\.css$': '<rootDir>/tests/fixtures/tool-css.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/', '<rootDir>/.hosts/', '<rootDir>/.cache/'],
  testPathIgnorePatterns: ['/node_modules/', '/e2e/', '/out/', '/.next/', '/.hosts/'],
}
export default {
  // Room for a busy machine: some tests read all of the content. None waits for a clock.
  testTimeout: 120_000,
  // By itself jest leaves one core to the desk: on the two of continuous integration that is one file after the other.
  maxWorkers: 2,
  // Modules of every file that a worker has run stay in its memory; one that has run them all is not gone in the half
  // second that jest gives it, which then reports a leak.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/tests/environment/node.mjs',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '\\.(export|release)\\.test\\.ts$'],
    },
    {
      ...shared,
      displayName: 'jsdom',
      testEnvironment: '<rootDir>/tests/environment/jsdom.mjs',
      testMatch: ['**/*.dom.test.tsx'],
    },
    {
      ...shared,
      displayName: 'export',
      testEnvironment: '<rootDir>/tests/environment/node.mjs',
      testMatch: ['**/*.export.test.ts'],
    },
    {
      ...shared,
      displayName: 'release',
      testEnvironment: '<rootDir>/tests/environment/node.mjs',
      testMatch: ['**/*.release.test.ts'],
    },
  ],
}
