/**
 * Environments, distinguished by file name. Tests that take long (`.release.`) are not part of `npm test`.
 * ES modules run natively, because remark and most of its plugins are ES modules only.
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
  // Long enough for a busy machine: some tests read all of the content.
  testTimeout: 120_000,
  // By default jest leaves one core free. Continuous integration has two cores, so files would run one after the other.
  maxWorkers: 2,
  // A worker keeps the modules of every file that it has run in memory, and may need longer to exit than the half
  // second after which jest reports a leak.
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
