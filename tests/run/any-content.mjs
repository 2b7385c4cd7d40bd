/**
 * The paths, without `.export.test.ts`, of tests that pass on any valid content, because they derive their expectations
 * from it. All others run on the content as delivered.
 */
export const anyContent = [
  'tests/anchors',
  'tests/case-contents',
  'tests/clips',
  'tests/datasets',
  'tests/docs-files',
  'tests/html',
  'tests/icons',
  'tests/interface-texts',
  'tests/links',
  'tests/llms',
  'tests/nu-checker',
  'tests/shipped',
  'tests/prices',
  'tests/security',
  'tests/social-pictures',
  'tests/stage',
  'tests/structured-data',
  'tests/hosts/contract',
  'tests/hosts/error-responses',
  'tests/hosts/hostile',
  'tests/hosts/sweep',
  'tests/samples/shown',
]

/** The pattern for Jest’s `--testPathPatterns`. */
export const anyContentPattern = `(${anyContent.join('|')})\\.export\\.test`

/** The browser tests among them, as arguments of Playwright. */
export const anyContentInBrowser = ['e2e/all-pages.spec.ts', '--project=chromium']
