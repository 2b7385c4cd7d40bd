/**
 * The one list of what a run skips, and why. Tests that skip something note it here, and the run prints each reason
 * once, at its end. Plain JavaScript: it is used before anything is installed.
 */
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { root } from '../../preview/install.mjs'

/** What tests can do without, and how to get it; where nothing else is said, by these packages of Debian. */
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
}

/** @typedef {keyof typeof optional} Optional */

/** Whether something is the name of what tests can do without. @param {string} name @returns {name is Optional} */
const isOptional = (name) => name in optional

/** What was skipped for one reason. @typedef {{ without: string, parts: string[] }} Skipped */

/** Where the processes of one run write what they skip; unset where nobody reads it at the end. */
const LIST = 'OOGWENK_SKIPPED'

/**
 * Notes that a part is skipped. In a run that says so at its end nothing is printed now, otherwise a line at once.
 * @param {string} part such as `pages in a text browser`
 * @param {string} without what is missing: a name of `optional`
 * @throws where nobody knows what would bring it
 */
export function noteSkipped(part, without) {
  if (!isOptional(without)) {
    throw new Error(`Nobody knows what brings ${without}. Add it to optional in tests/run/skipped.mjs.`)
  }
  const list = process.env[LIST]
  // One short line in one call: what two processes write at once does not mix.
  if (list) appendFileSync(list, `${JSON.stringify({ part, without })}\n`)
  else process.stdout.write(`${lineOf({ without, parts: [part] })}\n`)
}

/**
 * Begins the list of a run, for it and for every process that it starts.
 * @returns {() => Skipped[]} ends it; nothing is on it where a run around this one has begun the list and will say it
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
  const how = packages ? `On Debian: apt-get install ${packages}` : 'npm run tool -- hosts --all installs it.'
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
