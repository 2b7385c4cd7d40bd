/**
 * The one list of what a run skips, and why. Tests that skip something note it here, and the run prints each reason
 * once, at its end. Plain JavaScript: it is used before anything is installed.
 */
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { root } from '../../preview/install.mjs'

/** Programs that tests can do without, and how to install them; by default with these Debian packages. */
export const optional = {
  'Firefox ESR': 'firefox-esr',
  WebKitGTK: 'webkit2gtk-driver xvfb',
  'H.264 and AV1 for WebKitGTK': 'gstreamer1.0-libav gstreamer1.0-plugins-bad',
  'Arial or Liberation Sans': 'fonts-liberation',
  nginx: 'nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static',
  Caddy: 'caddy',
  Apache: 'apache2',
  Java: 'default-jre-headless',
  Lynx: 'lynx',
  curl: 'curl',
  Bash: 'bash',
  Node: 'nodejs',
  'Python with requests': 'python3-requests',
  Python: 'python3',
  'R with httr2': 'r-base-core r-cran-httr2',
  R: 'r-base-core',
  wrk: 'wrk',
  'Cloudflare Workers': '',
  Netlify: '',
  Firebase: '',
  'Sveltia CMS': '',
}

/** What installs a program without a Debian package, if it is not the tool that tests hosts. @type {Record<string, string>} */
const installers = { 'Sveltia CMS': 'npm ci --prefix editor' }

/** @typedef {keyof typeof optional} Optional */

/** Whether this is the name of an optional program. @param {string} name @returns {name is Optional} */
const isOptional = (name) => name in optional

/** What was skipped for one reason. @typedef {{ without: string, parts: string[] }} Skipped */

/** Where the processes of one run record what they skip; unset if nobody reads it at the end. */
const LIST = 'OOGWENK_SKIPPED'

/**
 * Notes that a part is skipped. In a run that prints the list at its end nothing is printed now, otherwise a line at
 * once.
 * @param {string} part such as `pages in a text browser`
 * @param {string} without what is missing: a name of `optional`
 * @throws if nobody knows what would bring it
 */
export function noteSkipped(part, without) {
  if (!isOptional(without)) {
    throw new Error(`Nobody knows how to install ${without}. Add it to optional in tests/run/skipped.mjs.`)
  }
  const list = process.env[LIST]
  // One short line in one call, so that lines of two processes do not mix.
  if (list) appendFileSync(list, `${JSON.stringify({ part, without })}\n`)
  else process.stdout.write(`${lineOf({ without, parts: [part] })}\n`)
}

/**
 * Begins the list of a run, for it and for every process that it starts.
 * @returns {() => Skipped[]} ends it; the list is empty if an outer run has begun one and will print it
 */
export function listSkipped() {
  if (process.env[LIST]) return () => []
  const list = `${root}.cache/skipped.ndjson`
  mkdirSync(`${root}.cache`, { recursive: true })
  rmSync(list, { force: true })
  process.env[LIST] = list
  return () => {
    delete process.env[LIST]
    return group(read(list))
  }
}

/**
 * One reason each, in the order in which they came up, with every part that was skipped for it.
 * @param {readonly { part: string, without: string }[]} notes
 * @returns {Skipped[]}
 */
export function group(notes) {
  const reasons = [...new Set(notes.map(({ without }) => without))]
  return reasons.map((without) => ({
    without,
    parts: [...new Set(notes.filter((note) => note.without === without).map(({ part }) => part))],
  }))
}

/** @param {Skipped} skipped @returns {string} what a person reads */
export function lineOf({ without, parts }) {
  const packages = isOptional(without) ? optional[without] : ''
  const how = packages
    ? `On Debian: apt-get install ${packages}`
    : `${installers[without] ?? 'npm run tool -- hosts --all'} installs it.`
  return `Skipped, because ${without} is not installed: ${parts.join(', ')}. ${how}`
}

/** @param {string} list @returns {{ part: string, without: string }[]} */
function read(list) {
  try {
    return readFileSync(list, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  } catch (error) {
    // Nothing was skipped.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
