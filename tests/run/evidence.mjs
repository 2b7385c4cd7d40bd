/**
 * Writes the results of `npm run test:release` into `docs/evidence.md`: one line for each part, between two markers in
 * the text that people wrote.
 */

/**
 * @typedef {object} Outcome
 * @property {string} part its name, which identifies its line
 * @property {Date} on
 * @property {string} commit the short hash, with a note if files have changed since
 * @property {'passed' | 'failed' | 'skipped' | 'interrupted'} result
 * @property {string} [summary] numbers, or the reason
 * @property {string[]} [why] problems other than failed tests; printed, but not written into the document
 * @property {number} [minutes] its duration
 */

const FROM = '<!-- npm run test:release writes from here … -->'
const TO = '<!-- … to here -->'
const HEAD = ['| part | when | commit | result | took |', '| --- | --- | --- | --- | --- |']

const LOG_FROM = '<!-- npm run test:release -- bare writes from here … -->'
const LOG_TO = '<!-- … the log ends here -->'

/** Formats a date in full, such as `1 December 2026`. @param {Date} date */
export const inWords = (date) =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Formats an outcome as a row of the table. @param {Outcome} outcome */
export function line({ part, on, commit, result, summary, minutes }) {
  const took = minutes === undefined ? '' : minutes < 1 ? 'under a minute' : `${Math.round(minutes)} min`
  return `| ${part} | ${inWords(on)} | ${commit} | ${[`**${result}**`, summary].filter(Boolean).join(': ')} | ${took} |`
}

/**
 * Writes outcomes into the document. Lines of other parts stay unchanged, and so does everything outside the markers.
 * @param {string} document
 * @param {readonly Outcome[]} outcomes
 * @param {string} machine a description of the machine in one line
 * @throws if the document does not have each marker once, in order
 */
export function putOutcomes(document, outcomes, machine) {
  const { before, inside, after } = splitAtMarkers(document, FROM, TO)
  const rows = inside.split('\n').filter((row) => row.startsWith('| ') && !HEAD.includes(row))
  // The description of a part may have changed since its last run, but not its name.
  /** @param {string} row @param {Outcome} outcome */
  const isOf = (row, { part }) => row.startsWith(`| ${part.split(':')[0]}`)
  const updated = rows.map((row) => {
    const outcome = outcomes.find((each) => isOf(row, each))
    return outcome ? line(outcome) : row
  })
  const added = outcomes.filter((outcome) => !rows.some((row) => isOf(row, outcome))).map(line)
  return `${before}${FROM}\n\n${[...HEAD, ...updated, ...added].join('\n')}\n\nThe last run was on ${machine}.\n\n${TO}${after}`
}

/**
 * Replaces the log of the part `bare` in the document.
 * @param {string} document
 * @param {readonly string[]} log
 * @param {Date} on
 * @throws if the document does not have each marker once, in order
 */
export function putLog(document, log, on) {
  const { before, after } = splitAtMarkers(document, LOG_FROM, LOG_TO)
  return `${before}${LOG_FROM}\n\n${inWords(on)}:\n\n\`\`\`text\n${log.join('\n')}\n\`\`\`\n\n${LOG_TO}${after}`
}

/** Splits a document at two markers. @param {string} document @param {string} from @param {string} to */
function splitAtMarkers(document, from, to) {
  const [before, inside, after, ...more] = document.split(new RegExp(`${from}|${to}`))
  const whole = `${before}${from}${inside}${to}${after}`
  if (before === undefined || inside === undefined || after === undefined || more.length > 0 || whole !== document) {
    throw new Error(
      `docs/evidence.md does not have the lines ${from} and ${to}. Put them back, once each, in this order.`,
    )
  }
  return { before, inside, after }
}
