/** Computes the clock of a build that is made a day after another one. */
import { readdirSync, readFileSync } from 'node:fs'
import { root } from '../../preview/install.mjs'

const DAY = 86_400_000

/**
 * Returns a date.
 * @param {number} days from today
 * @returns {string} such as `2026-12-01`
 */
const dayIn = (days) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

/**
 * Lists the dates for which pages are or were scheduled.
 * @returns {string[]} such as `2026-12-01`
 */
function listPublicationDates() {
  const files = readdirSync(`${root}content`, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(`${root}content/${file}`, 'utf8'))
  return texts.flatMap((text) => /^publishAt: *["']?(\d{4}-\d{2}-\d{2})/m.exec(text)?.[1] ?? [])
}

/**
 * Returns the last second of tomorrow, which is more than a day from now and the same all day, so that nothing is built
 * twice. If a page is published in that time, its publication would be a change, so the result is the last second of
 * the day before yesterday. If a page was published in that time too, the clock is left unchanged, with a warning.
 * @param {readonly string[]} [publicationDates] dates on which pages are published
 * @param {(text: string) => void} [warn]
 * @returns {string} what `BUILD_NOW` is set to; empty to leave the clock unchanged
 */
export function aDayLater(publicationDates = listPublicationDates(), warn = console.warn) {
  const isFree = (/** @type {number} */ from, /** @type {number} */ to) =>
    !publicationDates.some((day) => day >= dayIn(from) && day <= dayIn(to))
  if (isFree(-1, 2)) return `${dayIn(1)}T23:59:59Z`
  if (isFree(-3, 1)) return `${dayIn(-2)}T23:59:59Z`
  warn(
    'A page is published around today, so the second build is made at the same time as the first, and not a day apart.',
  )
  return ''
}
