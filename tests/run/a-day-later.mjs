/** The clock of a build that is made a day after another one. */
import { readdirSync, readFileSync } from 'node:fs'
import { root } from '../../preview/install.mjs'

const DAY = 86_400_000

/** @param {number} days from today @returns {string} such as `2026-12-01` */
const dayIn = (days) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

/** @returns {string[]} such as `2026-12-01`, of every page that is, or was, to be published at a time */
function daysOfPublication() {
  const files = readdirSync(`${root}content`, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(`${root}content/${file}`, 'utf8'))
  return texts.flatMap((text) => /^publishAt: *["']?(\d{4}-\d{2}-\d{2})/m.exec(text)?.[1] ?? [])
}

/**
 * The last second of tomorrow: more than a day from now, and the same all day long, so that nothing is built twice. If
 * a page is published in these days, its publication would show as a change, so it is the last second of the day before
 * yesterday instead; if one was published in that time as well, the clock is left alone, and a message says so.
 * @param {readonly string[]} [publicationDays] days on which pages are published
 * @param {(text: string) => void} [warn]
 * @returns {string} what `BUILD_NOW` is set to; nothing for the clock as it is
 */
export function aDayLater(publicationDays = daysOfPublication(), warn = console.warn) {
  const isFree = (/** @type {number} */ from, /** @type {number} */ to) =>
    !publicationDays.some((day) => day >= dayIn(from) && day <= dayIn(to))
  if (isFree(-1, 2)) return `${dayIn(1)}T23:59:59Z`
  if (isFree(-3, 1)) return `${dayIn(-2)}T23:59:59Z`
  warn(
    'A page is published around today, so the second build is made at the same time as the first, and not a day apart.',
  )
  return ''
}
