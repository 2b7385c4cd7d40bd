/**
 * Ways in which the site could deviate from the specification, one or more for each section. All are planted in one
 * build, and a test of `npm test` must find each of them.
 */
import { edit } from './edits/edit.mjs'

/**
 * @typedef {object} Deviation
 * @property {string} section of the specification
 * @property {string} name what differs
 * @property {Record<string, import('./edits/edit.mjs').Change>} files
 * @property {RegExp} foundBy matches the full title of the test that must find it, including those of its `describe`
 * blocks
 */

const site = 'content/site.yml'
const facts = 'content/facts.yml'
const endpoints = 'content/docs/rest/endpoints.yml'
const code = 'site.config.ts'
const contactForm = 'components/forms/ContactForm.tsx'

/**
 * @param {string} section @param {string} name @param {string} file @param {string} from a text that occurs in it once
 * @param {string} to @param {RegExp} foundBy
 * @returns {Deviation}
 */
const planted = (section, name, file, from, to, foundBy) => ({ section, ...edit(name, file, from, to), foundBy })

/**
 * Deviations from the specification, each with a pattern for the title of the test that must find it.
 * @type {Deviation[]}
 */
export const deviations = [
  planted(
    '1',
    'data is analysed within two days',
    facts,
    '{ hours: 24 }',
    '{ days: 2 }',
    /says: 99% of data is analysed within 24 hours/,
  ),
  planted(
    '1',
    'results of three testers are free',
    facts,
    '{ count: 2, noun: [tester',
    '{ count: 3, noun: [tester',
    /says: results for the first two testers are free/,
  ),
  planted(
    '2',
    'the tabs are in a different order',
    'lib/pages/home/view.ts',
    "  { id: 'emotions', clip: 'emotions' },\n  { id: 'heartRate', clip: 'heart-rate' },\n",
    "  { id: 'heartRate', clip: 'heart-rate' },\n  { id: 'emotions', clip: 'emotions' },\n",
    /four tabs of the specification/,
  ),
  planted(
    '2',
    'the footer shows a different year',
    site,
    'copyrightYear: 2023',
    'copyrightYear: 2026',
    /copyright 2023/,
  ),
  planted(
    '2',
    'the confirmation makes no promise',
    'content/pages/thanks.md',
    'lead: We’ll get back to you soon',
    'lead: Have a nice day',
    /a reply comes soon/,
  ),
  planted(
    '2',
    'an unknown path has its own page',
    code,
    "unknown: 'redirect' as",
    "unknown: 'notFoundPage' as",
    /^a path that is not a page leads to the home page/,
  ),
  planted(
    '3',
    'a column of the results is missing',
    'content/docs/rest/reference/results.md',
    'gaze_x',
    'gaze',
    /column gaze_x/,
  ),
  planted(
    '3',
    'the honeypot has a different name',
    'components/forms/Honeypot.tsx',
    'name="fax_number"',
    'name="fax"',
    /exactly the fields/,
  ),
  planted(
    '4',
    'a panel takes half a second to enter',
    'components/home/Switcher.module.css',
    'transition-duration: 0.7s;',
    'transition-duration: 0.5s;',
    /^a panel enters in 700 ms/,
  ),
  planted(
    '4',
    'any project can be deleted',
    endpoints,
    '          notes:\n            - Only an empty project can be deleted.\n',
    '',
    /says: only an empty project can be deleted/,
  ),
  planted(
    '5',
    'the company is optional',
    contactForm,
    'autoComplete="organization"\n        required',
    'autoComplete="organization"',
    /^the contact form requires a company/,
  ),
  planted(
    '5',
    'users may be 16',
    facts,
    'minimumAge: { years: 18',
    'minimumAge: { years: 16',
    /^a clause says: users are at least 18/,
  ),
  planted(
    '6',
    'the list of users has every user',
    endpoints,
    '            - The list returns only the user who is currently logged in.\n',
    '',
    /^get-users says: the list returns only the currently logged-in user/,
  ),
  planted(
    '7',
    'an operation is missing',
    endpoints,
    '        - call: GET /users/current\n          title: Read the current user\n          summary: Returns the current user. The fixed word “current” replaces the identifier.\n',
    '',
    /has GET \/users\/current$/,
  ),
  planted(
    '7',
    'an operation has a different path',
    endpoints,
    'call: GET /locales',
    'call: GET /languages',
    /has GET \/locales$/,
  ),
  planted(
    '8',
    'fewer files are read at the same time',
    code,
    'maxParallelReads: 10',
    'maxParallelReads: 8',
    /^at most ten files are loaded at a time/,
  ),
  planted(
    '8',
    'loading is retried later',
    code,
    'retryTimeoutMs: 350',
    'retryTimeoutMs: 500',
    /^two server errors followed by a file mean three requests/,
  ),
  planted('9', 'Lite has a different price', facts, 'price: { money: 99 }', 'price: { money: 89 }', /Price .*of Lite/),
  planted(
    '9',
    'late interest is higher',
    facts,
    'lateInterestPercentPerMonth: { percent: 2 }',
    'lateInterestPercentPerMonth: { percent: 3 }',
    /^a clause says: late interest of 2%/,
  ),
  planted(
    '9',
    'IP addresses are kept for longer',
    facts,
    'ipAddressesWithin: { days: 7 }',
    'ipAddressesWithin: { days: 10 }',
    /^a clause says: IP addresses anonymised or deleted within 7 days/,
  ),
  planted(
    '9',
    'the header changes later',
    code,
    'scrolledAfterPx: 10',
    'scrolledAfterPx: 20',
    /^the header changes beyond 10 px/,
  ),
  planted(
    '9',
    'an element rises sooner',
    code,
    'offsetPx: 120',
    'offsetPx: 80',
    /^once its top is 120 px inside the window, an element rises/,
  ),
]
