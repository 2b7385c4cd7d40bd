/** Two exports of one site: English at the root, and a pseudo-locale below its own path. */
import { readFileSync } from 'node:fs'
import { root } from '../../preview/install.mjs'
import { PSEUDO, pseudoTexts } from './pseudo-locale.mjs'

/** @param {string} text @param {string} from @param {string} to */
function change(text, from, to) {
  if (!text.includes(from))
    throw new Error(`site.config.ts does not contain ${from}. Adapt this change to its current text.`)
  return text.replace(from, to)
}

/** @param {string} text of `site.config.ts` */
const addPseudoLocale = (text) =>
  change(
    change(text, "exported: ['en']", `exported: ['en', '${PSEUDO}']`),
    "territories: { en: 'en_GB' }",
    `territories: { en: 'en_GB', '${PSEUDO}': 'en_XA' }`,
  )

const shared = {
  [`locales/${PSEUDO}/common.json`]: pseudoTexts(readFileSync(`${root}locales/en/common.json`, 'utf8')),
  // Longer texts are larger, but sizes do not matter in this test.
  'build/budgets.ts': (/** @type {string} */ text) => text.replace(/(firstView: |BUDGET = )(?=\d)/g, '$12 * '),
}

/**
 * English at the root.
 * @type {import('./build-variant.mjs').Variant}
 */
export const atTheRoot = { name: 'languages', files: { ...shared, 'site.config.ts': addPseudoLocale } }

/**
 * The pseudo-locale below its own path.
 * @type {import('./build-variant.mjs').Variant}
 */
export const pseudo = {
  name: 'pseudo',
  files: {
    ...shared,
    'site.config.ts': (text) =>
      change(addPseudoLocale(text), 'language: string = defaultLanguage', `language: string = '${PSEUDO}'`),
  },
}
