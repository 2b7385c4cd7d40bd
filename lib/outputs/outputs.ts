import { siteConfig } from '../../site.config'
import { addresses, openapiPath, postmanPath, twinPath } from './addresses'
import { openapi } from './api/openapi'
import { postman } from './api/postman'
import { readApi } from './api/read-api'
import { licences } from './licences'
import { llms, llmsFull } from './llms'
import type { Output, OutputSource } from './source'
import { twinOf } from './twins/twin'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Files whose names do not depend on the content. */
const fixed: readonly Output[] = [
  ...siteConfig.locales.exported.map((lng) => ({
    path: `locales/${lng}/common.json`,
    make: async ({ locale }: OutputSource) => json(await locale(lng)),
  })),
  { path: 'licences.txt', make: async ({ font, packages }) => licences(await font(), await packages()) },
  { path: openapiPath.slice(1), make: async (site) => json(openapi(await readApi(site))) },
  { path: postmanPath.slice(1), make: async (site) => json(postman(await readApi(site))) },
  { path: 'llms.txt', make: llms },
  { path: 'llms-full.txt', make: llmsFull },
]

/** Every file of the site that neither Next nor a folder of the project makes. */
export async function listOutputs({ docs, caseFiles }: Pick<OutputSource, 'docs' | 'caseFiles'>): Promise<Output[]> {
  const twins = (await docs()).map(
    (text): Output => ({
      path: twinPath(text.page.path).slice(1),
      make: async ({ site }) => twinOf(text, addresses((await site()).origin)),
    }),
  )
  const results = (await caseFiles()).map(
    ({ path, bytes }): Output => ({ path: path.slice(1), make: async () => bytes }),
  )
  return [...fixed, ...twins, ...results]
}
