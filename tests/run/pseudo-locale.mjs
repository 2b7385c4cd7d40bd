/** A pseudo-locale derived from the English texts. Text on a page that is not in it is hard-coded. */

/** The language tag. In BCP 47, the region XA is for private use, and usual for pseudo-locales. */
export const PSEUDO = 'en-XA'

/** Texts that are missing from it, one on a page and one in a tool. The English ones are used instead. */
export const UNTRANSLATED = ['site.status', 'tools.own.open']

/** Texts for programs, which are codes and not words. */
const codes = new Set(['report.language'])

const [plain, accented] = ['aceinouyACEINOUY', 'áçéíñóúýÁÇÉÍÑÓÚÝ']

/**
 * Adds accents to every text, makes it nearly a third longer, and puts it in guillemets, so that its ends are visible.
 * @param {string} json of the English texts
 * @returns {string}
 */
export function pseudoTexts(json) {
  /** @param {any} node @param {string} path @returns {any} */
  const visit = (node, path) => {
    if (typeof node === 'string') return codes.has(path) ? node : pseudoText(node)
    const children = Object.entries(node).map(([name, child]) => ({
      name,
      child,
      key: path ? `${path}.${name}` : name,
    }))
    const translated = children.filter(({ key }) => !UNTRANSLATED.includes(key))
    return Object.fromEntries(translated.map(({ name, child, key }) => [name, visit(child, key)]))
  }
  return JSON.stringify(visit(JSON.parse(json), ''), null, 2)
}

/**
 * Transforms a text, but leaves names in braces and surrounding spaces unchanged.
 * @param {string} text
 */
function pseudoText(text) {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  const letters = words.split(/(\{\{.*?\}\})/).map((part, index) => (index % 2 === 1 ? part : withAccents(part)))
  const longer = 'é'.repeat(Math.ceil(words.length * 0.3)).replace(/.{6}(?=.)/g, '$& ')
  return `${before}«${letters.join('')} ${longer}»${after}`
}

/** @param {string} text */
const withAccents = (text) => text.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter)
