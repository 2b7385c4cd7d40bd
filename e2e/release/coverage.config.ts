import { chromium, definePart } from './define-part'

/** Tests of builds other than the one in `out/`: the scripts of those builds do not count branches. */
const testsOfOtherBuilds = ['**/deploy.spec.ts', '**/plain.spec.ts', '**/same-as-next.spec.ts', '**/use-client.spec.ts']

/**
 * Runs the Chromium tests of `npm test` on an export whose scripts count which of their branches run. Run it with
 * `npm run test:release -- coverage-client`, which makes that export.
 */
export default definePart('counting-tests', {
  testDir: '..',
  tsconfig: './coverage.tsconfig.json',
  workers: 2,
  projects: [{ ...chromium, testIgnore: [chromium?.testIgnore ?? [], testsOfOtherBuilds].flat() }],
})
