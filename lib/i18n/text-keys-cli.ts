import { writeFile } from 'node:fs/promises'
import { siteConfig } from '../../site.config'
import { currentFiles } from '../content/files'
import { listKeys } from './list-keys'
import { localeFile } from './load-locale'

const file = 'lib/i18n/text-keys.json'

/**
 * `npm run tool -- texts`: writes the keys of the English texts, and the names of their values, to the file that the
 * types and the content lint use.
 * @throws SyntaxError if the English file is not JSON
 */
export async function main(): Promise<void> {
  const texts = localeFile(siteConfig.locales.default, 'common')
  const keys = listKeys(JSON.parse(await currentFiles().readText(texts)))
  await writeFile(file, formatKeys(keys))
  console.log(`${file} lists ${Object.keys(keys).length} texts now. Commit it.`)
  console.log(`If code uses a new text, tests need it too: npm run tool -- deliver ${texts}`)
}

/** Writes one line for each text, in the style of the formatter. */
function formatKeys(keys: Readonly<Record<string, Readonly<Record<string, true>>>>): string {
  const lines = Object.entries(keys).map(([key, values]) => {
    const names = Object.keys(values).map((name) => `"${name}": true`)
    return `  "${key}": ${names.length > 0 ? `{ ${names.join(', ')} }` : '{}'}`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}
