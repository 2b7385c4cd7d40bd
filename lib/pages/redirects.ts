import type { Redirect } from '@oogwenk/ship'
import { list } from './list'

/**
 * Lists the redirects from the aliases of all pages of this build, sorted by alias. The content lint checks them
 * (`lib/lint/rules/aliases.ts`).
 * @throws ContentError with the front matter problems of all files
 */
export async function listRedirects(): Promise<Redirect[]> {
  const items = await list()
  return items
    .flatMap(({ path, aliases }) => aliases.map((from) => ({ from, to: path })))
    .sort((a, b) => (a.from < b.from ? -1 : 1))
}
