import type { HostingPolicy, ShipSettings } from '@oogwenk/ship'
import { getEdition } from '../lib/content/edition'
import { getSite } from '../lib/content/site'
import { PICTURE_PATH } from '../lib/images/pictures/recipe'
import { listRedirects } from '../lib/pages/redirects'
import { siteConfig } from '../site.config'
import { budgets } from './budgets'
import { openCache } from './cache'
import { loader } from './loader'
import { outputsOf } from './outputs'
import { tools } from './tools'

const policy: HostingPolicy = { ...siteConfig.hosting, file: 'site.config.ts' }

/** Every response of a preview asks search engines not to index it. */
const previewPolicy: HostingPolicy = {
  ...policy,
  headers: { ...policy.headers, 'X-Robots-Tag': 'noindex' },
}

/** Everything that the steps of `packages/ship` need to know about this site. */
export const settings: ShipSettings = {
  basePath: siteConfig.basePath,
  get hosting(): HostingPolicy {
    return getEdition().preview ? previewPolicy : policy
  },
  addresses: async () => ({ origin: (await getSite()).origin, redirects: await listRedirects() }),
  budgets,
  tokens: 'app/styles/tokens.css',
  pictures: PICTURE_PATH,
  loader,
  tools,
  outputs: outputsOf,
  cache: openCache,
}
