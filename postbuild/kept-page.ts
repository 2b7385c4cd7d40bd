import { keyOf } from '../lib/shared/kept/kept.mjs'
import type { OutDir } from './out-dir'

/**
 * What a step makes of a text, or made of the very same in an earlier build, by the very same code.
 * @param from name of the step and all that its result depends on, the page among it
 * @param make gives the result of these alone
 */
export async function keptPage(
  { kept }: OutDir,
  from: readonly [step: string, ...inputs: string[]],
  make: () => string | Promise<string>,
): Promise<string> {
  const key = keyOf([kept.code(), ...from])
  const found = kept.take('pages', key)
  if (found) return found.toString()
  const made = await make()
  kept.keep('pages', key, Buffer.from(made))
  return made
}
