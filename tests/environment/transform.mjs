/** Compiles TypeScript for Jest with swc. Jest needs the transformer as the default export. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createTransformer } from '@swc/jest'

/** Built-in names that no test replaces. */
const builtIns = [
  ...['Array', 'Infinity', 'JSON', 'Map', 'Math', 'NaN', 'Number', 'Object', 'Set', 'String', 'undefined'],
  ...['Float32Array', 'Float64Array', 'Int32Array', 'Uint16Array', 'Uint32Array', 'Uint8Array', 'Uint8ClampedArray'],
]

const swc = createTransformer({
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    // Jest requires `with { type: 'json' }`.
    experimental: { keepImportAttributes: true },
  },
})

/**
 * Declares constants for the built-ins that a module uses. Jest runs each test file in its own context, where V8 does
 * not optimise access to globals: `Math.abs` took most of the time of a loop over pixels.
 * @param {string} code a compiled module
 * @returns {string} the module with a declaration at the beginning of its first line, so that lines keep their numbers
 */
export function declareBuiltIns(code) {
  const used = builtIns.filter(
    (name) =>
      new RegExp(`\\b${name}\\b`).test(code) &&
      !new RegExp(`(?:const|let|var|class|function|import|as) ${name}\\b`).test(code),
  )
  return used.length > 0 ? `const { ${used.join(', ')} } = globalThis; ${code}` : code
}

const ownSource = readFileSync(new URL(import.meta.url), 'utf8')

export default {
  ...swc,
  /** @type {typeof swc.process} */
  process(...given) {
    const compiled = swc.process(...given)
    return { ...compiled, code: declareBuiltIns(compiled.code) }
  },
  /** @param {Parameters<NonNullable<typeof swc.getCacheKey>>} given */
  getCacheKey: (...given) =>
    createHash('sha256')
      .update(ownSource)
      .update(String(swc.getCacheKey?.(...given)))
      .digest('hex'),
}
