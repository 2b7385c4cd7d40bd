import { shortenUses, shortProperties } from '../../properties/short-names'
import { eachPageWith } from '../../step'
import { readTools, writeTools } from '../scripts/tools'

/**
 * Renames the custom properties in the tools to the short names that the pages use. Renaming moves the tools to a new
 * folder, because a file that browsers cache for a year must never change. It changes no page, but is a page step so
 * that it does not interrupt the chain. When it runs, earlier steps have read the original tools.
 */
export const shortenTools = eachPageWith('shorten-tools', async (out) => {
  const short = await shortProperties(out)
  const files = await readTools(out)
  await writeTools(out, new Map([...files].map(([name, text]) => [name, shortenUses(text, short)])))
  return undefined
})
