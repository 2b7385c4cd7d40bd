/** Extracts the content of a script, whatever the order of its modules and its local names. */
import { parseSync } from '@swc/core'

/**
 * Lists what a script consists of.
 * @param {string} script as shipped
 * @returns {string[]} every string, number, pattern, property name, operator and kind of node in it, sorted
 * @throws if it cannot be parsed
 */
export function contentsOfScript(script) {
  /** @type {string[]} */
  const contents = []
  collect(parseSync(script, { syntax: 'ecmascript', target: 'es2022' }), contents)
  return contents.sort()
}

/**
 * @param {string} script as shipped
 * @returns {string[]} every text that a visitor may read, sorted: strings that begin with a capital and have a space in
 * them
 */
export const textsOfScript = (script) =>
  contentsOfScript(script)
    .flatMap((item) => /^(?:StringLiteral|TemplateElement) +(.+)/s.exec(item)?.[1] ?? [])
    .filter((text) => /^\p{Lu}\S* /u.test(text))

/** @param {unknown} node @param {string[]} contents */
function collect(node, contents) {
  if (Array.isArray(node)) for (const each of node) collect(each, contents)
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return
  const { type, value, operator, raw, cooked, pattern } = /** @type {Record<string, unknown>} */ (node)
  if (typeof type === 'string' && type !== 'Identifier')
    contents.push([type, operator, typeof value === 'object' ? '' : value, pattern, raw && cooked].join(' ').trim())
  for (const [name, each] of Object.entries(node)) {
    // Property names count; variable names do not.
    if (isPropertyName(node, name)) contents.push(`.${/** @type {{ value: string }} */ (each).value}`)
    else if (name !== 'span') collect(each, contents)
  }
}

/** @param {object} node @param {string} name */
function isPropertyName(node, name) {
  const { type } = /** @type {{ type?: string }} */ (node)
  const inner = /** @type {Record<string, { type?: string } | undefined>} */ (node)[name]
  if (inner?.type !== 'Identifier') return false
  return (
    (type === 'MemberExpression' && name === 'property') ||
    (name === 'key' &&
      /^(?:KeyValueProperty|MethodProperty|ClassMethod|ClassProperty|GetterProperty|SetterProperty)$/.test(type ?? ''))
  )
}
