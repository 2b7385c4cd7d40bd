/** The parts of `npm run test:release`, in order. */
import { countJest, countPlaywright } from './counts.mjs'
import { jestArgs } from './jest.mjs'
import { playwrightArgs } from './playwright.mjs'

/**
 * @typedef {object} Part
 * @property {string} id how it is named on the command line
 * @property {string} name how `docs/evidence.md` calls it
 * @property {string[]} command program and arguments
 * @property {string} report file where it leaves its counts
 * @property {boolean} [browsers] does its report say which engines it met?
 * @property {boolean} [onDelivered] whether it names words of the content as it was delivered, and so runs on that
 * @property {(report: any) => import('./counts.mjs').Counts} count reads them
 */

/** @param {any} report */
const asItIs = (report) => report

const reports = '.cache/reports'

/** @type {Part[]} */
export const parts = [
  {
    id: 'test',
    name: '`npm test`: everything in Chromium, one page of each kind in the other engines and, without its speed, in Lighthouse',
    command: ['npm', 'test', '--silent'],
    report: `${reports}/all.json`,
    count: asItIs,
  },
  {
    id: 'bare',
    name: 'both commands of the README, twice in a row, in an empty clone on a machine with Node and git alone',
    command: ['node', 'tests/run/bare.mjs'],
    report: `${reports}/bare.json`,
    count: asItIs,
  },
  {
    id: 'pages',
    name: 'every page in every engine: its words, header, reveals, six widths, islands, policy, console',
    command: ['npx', 'playwright', 'test', '-c', 'e2e/release'],
    report: `${reports}/every-page.json`,
    browsers: true,
    count: countPlaywright,
  },
  {
    id: 'engines',
    name: 'journeys, islands, forms and faults in Firefox ESR and WebKitGTK, those too that `npm test` tries in Chromium alone',
    command: ['npx', 'playwright', 'test', '-c', 'e2e/release/engines.config.ts'],
    report: `${reports}/engines.json`,
    count: countPlaywright,
  },
  {
    id: 'access',
    name: 'every page for people with other senses and older browsers: axe at 390 and 1440 px in light and dark, forced colours, keyboard alone, text twice as large; without :has, light-dark, view transitions, speculation rules and @supports',
    command: ['npx', 'playwright', 'test', '-c', 'e2e/release/access.config.ts'],
    report: `${reports}/access.json`,
    count: countPlaywright,
  },
  {
    id: 'faults',
    name: 'what is typed survives the back/forward cache, leaving while it is sent, two tabs, a clock that jumps and a full storage, and is sent once',
    command: ['npx', 'playwright', 'test', '-c', 'e2e/release/faults.config.ts'],
    report: `${reports}/faults.json`,
    count: countPlaywright,
  },
  {
    id: 'as-next',
    name: 'every page against Next’s own export, as it is shipped and under `SHIP=plain`; markup that clobbers any property; every results file that is refused; shifts of layout on every kind of page; features while they open',
    command: ['npx', 'playwright', 'test', '-c', 'e2e/release/as-next.config.ts'],
    report: `${reports}/as-next.json`,
    count: countPlaywright,
  },
  {
    id: 'speeds',
    name: 'how long scripts keep a slow phone busy: choices of tabs, a playing stage, results of a hundred people',
    command: ['npx', 'playwright', 'test', '-c', 'e2e/release/speeds.config.ts'],
    report: `${reports}/speeds.json`,
    count: countPlaywright,
  },
  {
    id: 'costs',
    name: 'processor time of the content check on 500 pages, and of reading a results file, against a bare parse of the same; what a first search loads at 2,000 pages',
    command: [
      'node',
      ...jestArgs({
        projects: ['release'],
        report: `${reports}/costs.json`,
        files: '(cost|speed|parse|split)\\.release',
      }),
    ],
    report: `${reports}/costs.json`,
    count: countJest,
  },
  {
    id: 'sessions',
    name: 'what simulated sessions hold: the effects of their plan, calibration, a camera that loses people, and noise of three levels on further people; `npm test` holds that neither their code nor their files have changed',
    command: [
      'node',
      ...jestArgs({
        projects: ['release'],
        report: `${reports}/sessions.json`,
        files: '(tools/media/sessions|noise-levels)',
      }),
    ],
    report: `${reports}/sessions.json`,
    count: countJest,
  },
  {
    id: 'hostile',
    name: 'random damage and hostile pieces in Markdown, front matter, facts and other YAML, endpoint tables, interface texts, results, areas and drawings: each mistake reported with file and line, nothing in the output that can run, work within a multiple of a plain parse',
    command: [
      'node',
      ...jestArgs({ projects: ['release'], report: `${reports}/hostile.json`, files: 'tests/hostile' }),
    ],
    report: `${reports}/hostile.json`,
    onDelivered: true,
    count: countJest,
  },
  {
    id: 'editor',
    name: 'the editor in Chromium, on copies of the project: an editor’s day from a title to an undo, refusals and faults, the keyboard and axe, no request elsewhere',
    command: ['node', ...jestArgs({ projects: ['release'], report: `${reports}/editor.json`, files: 'tests/editor/' })],
    report: `${reports}/editor.json`,
    onDelivered: true,
    count: countJest,
  },
  {
    id: 'packed-ship',
    name: 'another Next project of three pages installs `ship` from `npm pack` and is built: static pages, a late framework, a policy by hash, files for hosts',
    command: [
      'node',
      ...jestArgs({ projects: ['release'], report: `${reports}/packed-ship.json`, files: 'packed-ship' }),
    ],
    report: `${reports}/packed-ship.json`,
    count: countJest,
  },
  {
    id: 'hosts',
    name: 'the hosting contract on every server and on the engines of other hosts',
    command: ['npm', 'run', '--silent', 'tool', '--', 'hosts', '--all'],
    report: `${reports}/hosts.json`,
    count: countJest,
  },
  {
    id: 'languages',
    name: 'a second language, made of accents, exported beside English: no text in the code, links and translations where they belong',
    command: ['npm', 'run', '--silent', 'tool', '--', 'languages'],
    report: `${reports}/languages.json`,
    count: countJest,
  },
  {
    id: 'samples',
    name: 'the sample of every operation in cURL, JavaScript, Python and R, sent to a server that writes down what arrives',
    command: ['npm', 'run', '--silent', 'tool', '--', 'samples'],
    report: `${reports}/samples.json`,
    count: countJest,
  },
  {
    id: 'found',
    name: 'best practices and search engines in Lighthouse, on every page of the sitemap, in one load each',
    command: ['npm', 'run', '--silent', 'tool', '--', 'lighthouse', '--found'],
    report: `${reports}/lighthouse.json`,
    count: asItIs,
  },
  {
    id: 'lighthouse',
    name: 'Lighthouse on every route that search engines may list',
    command: ['npm', 'run', '--silent', 'tool', '--', 'lighthouse', '--all'],
    report: `${reports}/lighthouse.json`,
    count: asItIs,
  },
  {
    id: 'work',
    name: 'processor time of a build beside that of Next’s own export (`SHIP=untouched`), cold at most 1.6 times and warm at most 1.3, and of `npm run check:content`, at most 2.5 s',
    command: ['node', 'tests/speed/work-cli.mjs'],
    report: `${reports}/work.json`,
    count: asItIs,
  },
  {
    id: 'edits-allowed',
    onDelivered: true,
    name: 'sixty changes of the content that its check allows, made in groups: tests that hold on any content',
    command: ['node', 'tests/run/edits-cli.mjs'],
    report: `${reports}/edits-allowed.json`,
    count: asItIs,
  },
  {
    id: 'deviations',
    onDelivered: true,
    name: 'what departs from the specification, planted for each of its sections, is found by tests of `npm test`',
    command: ['node', 'tests/run/deviations-cli.mjs'],
    report: `${reports}/deviations.json`,
    count: asItIs,
  },
  {
    id: 'dev',
    onDelivered: true,
    name: '`npm run dev` in a browser: search, samples, explorer, own results, forms, addresses, mistakes that come and go',
    command: ['node', ...playwrightArgs(['-c', 'e2e/release/dev.config.ts'])],
    report: `${reports}/dev.json`,
    count: countPlaywright,
  },
  {
    id: 'edits',
    onDelivered: true,
    name: 'how long after a save an open page of `npm run dev` shows it, by the median of five: prose, label, price, schema and mistake within 2 s, results within 4 s',
    command: ['npm', 'run', '--silent', 'tool', '--', 'edits'],
    report: `${reports}/edits.json`,
    count: asItIs,
  },
]
