import { mkdir, writeFile } from 'node:fs/promises'
import { siteConfig } from '../../site.config'
import { currentFiles } from '../content/files'
import { mapTexts } from '../shared/tokens'
import { localeFile } from './load-locale'

const folder = '.generated'
const file = `${folder}/texts.d.ts`

/**
 * Writes the texts of the default language as a type, for `tsc`: TypeScript knows the keys of a JSON file, but not the
 * `{{values}}` in its texts. Facts, such as `{{plans.lite.price}}`, are left out: code does not fill them.
 * `next typegen` and `next build` call it, through `next.config.js`.
 * @throws SyntaxError where the locale file is not JSON
 */
export async function writeTextTypes(): Promise<void> {
  const source = localeFile(siteConfig.locales.default, 'common')
  const texts: unknown = JSON.parse(await currentFiles().readText(source))
  const withoutFacts = mapTexts(texts, (text) => text.replace(/\{\{\s*[\w-]+(?:\.[\w-]+)+\s*\}\}/g, '…'))
  const written = `// Written by lib/i18n/write-text-types.ts from ${source}.\nexport interface DefaultTexts ${JSON.stringify(withoutFacts, null, 2)}\n`
  await mkdir(folder, { recursive: true })
  await writeFile(file, written)
}
