import { shortenUses, shortProperties } from '../../properties/short-names'
import { eachPageWith } from '../../step'
import { readTools, writeTools } from '../scripts/tools'

/**
 * Tools use the custom properties of a page by the same short names. Renaming gives tools a new folder: a file that browsers
 * cache for a year must never change. Part of the chain of pages, because steps before it read tools as they were.
 */
export const shortenTools = eachPageWith('shorten-tools', async (out) => {
  const short = await shortProperties(out)
  const files = await readTools(out)
  await writeTools(out, new Map([...files].map(([name, text]) => [name, shortenUses(text, short)])))
  return undefined
})
