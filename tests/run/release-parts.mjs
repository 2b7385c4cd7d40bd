/** The parts of `npm run test:release`, in order. */
import { targets } from '../mutation/targets.mjs'
import { countJest, countPlaywright } from './counts.mjs'
import { jestArgs } from './jest.mjs'
import { playwrightArgs } from './playwright.mjs'

/**
 * @typedef {object} Part
 * @property {string} id its name on the command line
 * @property {string} name its description in `docs/evidence.md`
 * @property {string[]} command program and arguments
 * @property {string} report its report file
 * @property {boolean} [browsers] whether its report lists the browser engines used
 * @property {boolean} [onDelivered] whether it contains texts of the content as delivered, and so runs on that
 * @property {(report: any) => import('./counts.mjs').Counts} count reads the report
 */

/** @param {any} report */
const identity = (report) => report

const reports = '.cache/reports'

/**
 * Returns the fields of a part that runs Jest tests whose names end in `.release.test.ts`.
 * @param {string} id
 * @param {string} files a pattern of their paths
 */
const releaseTests = (id, files) => {
  const report = `${reports}/${id}.json`
  return { id, command: ['node', ...jestArgs({ projects: ['release'], report, files })], report, count: countJest }
}

/** Tests of modules of the editor, which copy the project. */
const editorModules = '(preview/edit|editor/(publish|pages))/'
const editing = 'tests/editing/'

/** Matches the tests of modules that are in a release only because they take long. */
export const longTests = `${editing}|${editorModules}`

/**
 * The parts, in the order in which they run.
 * @type {Part[]}
 */
export const parts = [
  {
    id: 'test',
    name: '`npm test`: everything in Chromium, and one page of each kind in the other engines',
    command: ['npm', 'test', '--silent'],
    report: `${reports}/all.json`,
    count: identity,
  },
  {
    id: 'bare',
    name: 'both commands of the README, twice in a row, in a fresh clone on a machine with only Node and Git',
    command: ['node', 'tests/run/bare.mjs'],
    report: `${reports}/bare.json`,
    count: identity,
  },
  {
    id: 'pages',
    name: 'every page in every browser engine: text, header, reveals, six widths, islands, policy, console',
    command: ['npx', 'playwright', 'test', '-c', 'e2e/release'],
    report: `${reports}/every-page.json`,
    browsers: true,
    count: countPlaywright,
  },
  {
    id: 'engines',
    name: 'journeys, islands, forms and faults in Firefox ESR and WebKitGTK, including those that `npm test` covers only in Chromium',
    command: ['npx', 'playwright', 'test', '-c', 'e2e/release/engines.config.ts'],
    report: `${reports}/engines.json`,
    count: countPlaywright,
  },
  {
    id: 'access',
    name: 'accessibility and older browsers on every page: axe at 390 and 1440 px in light and dark, forced colours, keyboard only, text at 200%; without :has, light-dark, view transitions, speculation rules and @supports',
    command: ['npx', 'playwright', 'test', '-c', 'e2e/release/access.config.ts'],
    report: `${reports}/access.json`,
    count: countPlaywright,
  },
  {
    id: 'faults',
    name: 'typed text survives the back/forward cache, leaving while it is sent, two tabs, a clock that jumps and full storage, and is sent once',
    command: ['npx', 'playwright', 'test', '-c', 'e2e/release/faults.config.ts'],
    report: `${reports}/faults.json`,
    count: countPlaywright,
  },
  {
    id: 'chromium',
    name: 'tests that take too long in Chromium for `npm test`: every page compared with Next’s own export, as shipped and with `SHIP=plain`; markup that clobbers any property; every rejected results file; layout shifts; features while they open; pages on a slow connection; browsers without cookies; accessibility of open parts',
    command: ['npx', 'playwright', 'test', '-c', 'e2e/release/chromium.config.ts'],
    report: `${reports}/chromium.json`,
    count: countPlaywright,
  },
  {
    id: 'speeds',
    name: 'how long scripts keep a slow phone busy: choosing tabs, playing a stage, results of 100 people',
    command: ['npx', 'playwright', 'test', '-c', 'e2e/release/speeds.config.ts'],
    report: `${reports}/speeds.json`,
    count: countPlaywright,
  },
  {
    ...releaseTests('costs', '(cost|work|speed|parse|split)\\.release'),
    name: 'processor time of content lint on 500 pages, and of reading a results file, compared with parsing alone; that twice the pages or words mean twice the work of content lint; the size of the first search at 2,000 pages',
  },
  {
    ...releaseTests('sessions', '(tools/media/sessions|noise-levels)'),
    name: 'the simulated sessions: the effects that they plan, calibration, a camera that loses people, and three levels of noise for further people; `npm test` ensures that neither their code nor their files have changed',
  },
  {
    ...releaseTests('hostile', 'tests/hostile'),
    name: 'random damage and malicious input in Markdown, front matter, facts and other YAML, endpoint tables, interface texts, results, areas and drawings: each mistake is reported with file and line, nothing in the output can run, and the work is within a multiple of a plain parse',
    onDelivered: true,
  },
  {
    ...releaseTests('editing', editing),
    name: 'mistakes that editors have made: each is reported once, where it was made, with advice that leads to content without errors',
    onDelivered: true,
  },
  {
    ...releaseTests('editor', `tests/editor/|${editorModules}`),
    name: 'the editor in Chromium, on copies of the project: an editor’s day from a title to an undo, rejections and failures, the keyboard and axe, no requests to other hosts; saving, moving, creating and publishing on copies',
    onDelivered: true,
  },
  {
    id: 'coverage',
    name: 'the tests of modules and of the export run at least 95% of the branches of `lib/` and of `packages/`, each on its own, with no module left out',
    command: ['node', 'tests/run/coverage.mjs'],
    report: `${reports}/coverage.json`,
    onDelivered: true,
    count: identity,
  },
  {
    id: 'coverage-client',
    name: 'which branches of `client/` run in the browser during the Chromium tests of `npm test`, on a build whose scripts count them; reported, without a limit',
    command: ['node', 'tests/run/client-coverage/cli.mjs'],
    report: `${reports}/coverage-client.json`,
    count: identity,
  },
  ...Object.entries(targets).map(([target, { name }]) => ({
    id: `mutation-${target}`,
    name: `one operator or value of ${name} changed at a time: its tests notice at least 85% of the changes; the others are in \`tests/mutation/survivors/\``,
    command: ['node', 'tests/mutation/cli.mjs', target],
    report: `${reports}/mutation-${target}.json`,
    count: identity,
  })),
  {
    ...releaseTests('packed-ship', 'packed-ship'),
    name: 'another Next project of three pages installs `ship` from `npm pack` and is built: static pages, a framework loaded later, a policy with hashes, files for hosts',
  },
  {
    ...releaseTests('steps', 'shipping-again'),
    name: 'the steps of `ship`, run again on their own output and with damaged caches, change nothing',
    onDelivered: true,
  },
  {
    id: 'hosts',
    name: 'the hosting contract on every server and on other hosts’ own servers',
    command: ['npm', 'run', '--silent', 'tool', '--', 'hosts', '--all'],
    report: `${reports}/hosts.json`,
    count: countJest,
  },
  {
    id: 'languages',
    name: 'a pseudo-locale exported in addition to English: no hard-coded text, correct links and translations',
    command: ['npm', 'run', '--silent', 'tool', '--', 'languages'],
    report: `${reports}/languages.json`,
    count: countJest,
  },
  {
    id: 'samples',
    name: 'the samples of every operation in cURL, JavaScript, Python and R, sent to a server that records the requests',
    command: ['npm', 'run', '--silent', 'tool', '--', 'samples'],
    report: `${reports}/samples.json`,
    count: countJest,
  },
  {
    id: 'found',
    name: 'best practices and SEO in Lighthouse, on every page of the sitemap, in one load each',
    command: ['npm', 'run', '--silent', 'tool', '--', 'lighthouse', '--found'],
    report: `${reports}/lighthouse.json`,
    count: identity,
  },
  {
    id: 'lighthouse',
    name: 'Lighthouse on every route that search engines may index',
    command: ['npm', 'run', '--silent', 'tool', '--', 'lighthouse', '--all'],
    report: `${reports}/lighthouse.json`,
    count: identity,
  },
  {
    id: 'work',
    name: 'processor time of a build compared with Next’s own export (`SHIP=untouched`), cold at most 1.6 times and warm at most 1.3, and of `npm run check:content`, at most 2.5 s',
    command: ['node', 'tests/speed/work-cli.mjs'],
    report: `${reports}/work.json`,
    count: identity,
  },
  {
    id: 'edits-allowed',
    onDelivered: true,
    name: 'more than sixty changes to the content that content lint allows, made in groups: the tests that pass on any content',
    command: ['node', 'tests/run/edits-cli.mjs'],
    report: `${reports}/edits-allowed.json`,
    count: identity,
  },
  {
    id: 'deviations',
    onDelivered: true,
    name: 'deviations planted for each section of the specification are found by the tests of `npm test`',
    command: ['node', 'tests/run/deviations-cli.mjs'],
    report: `${reports}/deviations.json`,
    count: identity,
  },
  {
    id: 'dev',
    onDelivered: true,
    name: '`npm run dev` in a browser: search, samples, explorer, own results, forms, URLs, mistakes that come and go',
    command: ['node', ...playwrightArgs(['-c', 'e2e/release/dev.config.ts'])],
    report: `${reports}/dev.json`,
    count: countPlaywright,
  },
  {
    id: 'edits',
    onDelivered: true,
    name: 'the time until an open page of `npm run dev` shows a saved change, as the median of five: text, label, price, schema and mistake within 2 s, results within 4 s',
    command: ['npm', 'run', '--silent', 'tool', '--', 'edits'],
    report: `${reports}/edits.json`,
    count: identity,
  },
]
