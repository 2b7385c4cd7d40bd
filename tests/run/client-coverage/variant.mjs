/** The build of the site whose browser scripts count which of their branches run. */
import { readFileSync } from 'node:fs'

/**
 * Replaces a part of a source file.
 * @param {string} from @param {string} to
 * @returns {(text: string) => string} throws if the file does not contain the part exactly once
 */
const replaceOnce = (from, to) => (text) => {
  const [before, after, ...more] = text.split(from)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`A source file does not contain ‘${from}’ exactly once. Correct the part in this variant.`)
  return before + to + after
}

const bundler = 'packages/ship/steps/scripts/bundle.ts'

/** @type {import('../build-variant.mjs').Variant} */
export const countingVariant = {
  name: 'counting',
  files: {
    'packages/ship/steps/scripts/instrument.mjs': readFileSync(new URL('instrument.mjs', import.meta.url), 'utf8'),
    [bundler]: (text) =>
      replaceOnce(
        'plugins: [styleText],',
        'plugins: [styleText, countBranches],',
      )(`import { countBranches } from './instrument.mjs'\n${text}`),
    // Counters make every script larger than its budget.
    'build/adapter.ts': replaceOnce("if (getEdition().preview) return 'nothing'", "return 'nothing'"),
  },
}
