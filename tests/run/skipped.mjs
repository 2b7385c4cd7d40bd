/**
 * Records what a run skips, and why. Tests that skip something note it here, and the run prints each reason once, at
 * its end. This is plain JavaScript, because it is used before packages are installed.
 */
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { root } from '../../preview/install.mjs'

/** Programs that tests can do without, each with the Debian packages that install it, if any. */
export const optional = {
  'Firefox ESR': 'firefox-esr',
  WebKitGTK: 'webkit2gtk-driver xvfb',
  'H.264 and AV1 for WebKitGTK': 'gstreamer1.0-libav gstreamer1.0-plugins-bad',
  'Arial or Liberation Sans': 'fonts-liberation',
  nginx: 'nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static',
  OpenSSL: 'openssl',
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

/**
 * The commands that install programs without a Debian package, other than the tool that tests hosts.
 * @type {Record<string, string>}
 */
const installers = { 'Sveltia CMS': 'npm ci --prefix editor' }

/** @typedef {keyof typeof optional} Optional */

/**
 * Whether this is the name of an optional program.
 * @param {string} name
 * @returns {name is Optional}
 */
const isOptional = (name) => name in optional

/**
 * The parts that were skipped for one reason.
 * @typedef {{ without: string, parts: string[] }} Skipped
 */

/**
 * The environment variable with the file in which the processes of a run record what they skip; unset if no run prints
 * it.
 */
const LIST = 'OOGWENK_SKIPPED'

/**
 * Notes that a part is skipped. If the run prints the list at its end, nothing is printed now; otherwise a line is
 * printed immediately.
 * @param {string} part such as `pages in a text browser`
 * @param {string} without the missing program, a key of `optional`
 * @throws if the program is not listed
 */
export function noteSkipped(part, without) {
  if (!isOptional(without)) {
    throw new Error(`There are no instructions to install ${without}. Add it to optional in tests/run/skipped.mjs.`)
  }
  const list = process.env[LIST]
  // One short line is written in one call, so that the lines of two processes do not mix.
  if (list) appendFileSync(list, `${JSON.stringify({ part, without })}\n`)
  else process.stdout.write(`${lineOf({ without, parts: [part] })}\n`)
}

/**
 * Starts the list of a run, for its process and for every process that it starts.
 * @returns {() => Skipped[]} ends the list and returns it; it is empty if an outer run has one and will print it
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
 * Groups the notes by reason, in order of occurrence.
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

/**
 * Formats the parts that were skipped for one reason.
 * @param {Skipped} skipped
 * @returns {string}
 */
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
    // The file is missing if nothing was skipped.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
