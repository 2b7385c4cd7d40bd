import { siteConfig } from '../../site.config'
import { openapi } from '../reference/api/openapi'
import { postman } from '../reference/api/postman'
import type { PublicFile } from '../shared/public-file'
import {
  feedPath,
  manifestPath,
  markdownCopyPath,
  openapiPath,
  postmanPath,
  robotsPath,
  securityPath,
  sitemapPath,
} from '../shared/urls'
import { feed } from './feed'
import { licences } from './licences'
import { llms, llmsFull } from './llms'
import { manifest } from './manifest'
import { readApi } from './read-api'
import { robots } from './robots'
import { security } from './security'
import { sitemap } from './sitemap'
import type { Output, OutputSource } from './source'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Files whose names do not depend on the content. */
const fixed: readonly Output[] = [
  ...siteConfig.locales.exported.map((lng) => ({
    path: `locales/${lng}/common.json`,
    make: async ({ locale }: OutputSource) => json(await locale(lng)),
  })),
  { path: 'licences.txt', make: async ({ font, packages }) => licences(await font(), await packages()) },
  { path: openapiPath.slice(1), make: async (source) => json(openapi(await readApi(source))) },
  { path: postmanPath.slice(1), make: async (source) => json(postman(await readApi(source))) },
  { path: 'llms.txt', make: llms },
  { path: 'llms-full.txt', make: llmsFull },
  { path: manifestPath.slice(1), make: async (source) => json(await manifest(source)) },
]

/** Files for programs that look for new public pages. A preview has none of them. */
const published: readonly Output[] = [
  { path: sitemapPath.slice(1), make: (source) => sitemap(source) },
  { path: feedPath.slice(1), make: feed },
]

/** Files that are read only at the root of a host, so an export with a base path has none. */
const hostFiles: readonly Output[] = [
  { path: robotsPath.slice(1), make: robots },
  { path: securityPath.slice(1), make: security },
]

/** The addresses of the files whose names do not depend on the content, without the base path. */
export const fixedPaths: readonly string[] = [...fixed, ...published, ...hostFiles].map(({ path }) => `/${path}`)

type Listing = Pick<OutputSource, 'docs' | 'caseFiles' | 'icons' | 'socialPictures' | 'preview'>

/** Files that are made from one list. */
interface Group {
  /** Matches every path that may be in the group. */
  paths: RegExp
  list: () => Promise<Output[]>
}

function groupsOf({ docs, caseFiles, icons, socialPictures, preview }: Listing, basePath: string): Group[] {
  const outputsOf = (list: () => Promise<PublicFile[]>) => async () =>
    (await list()).map(({ path, bytes }): Output => ({ path: path.slice(1), make: async () => bytes }))
  const named = [...fixed, ...(preview ? [] : published), ...(basePath === '' ? hostFiles : [])]
  const markdownCopies = async () =>
    (await docs()).map(
      ({ path, markdown }): Output => ({ path: markdownCopyPath(path).slice(1), make: async () => markdown }),
    )
  return [
    { paths: /./, list: async () => named },
    { paths: /\.md$/, list: markdownCopies },
    { paths: /^cases\//, list: outputsOf(caseFiles) },
    { paths: /^[^/]+\.(png|ico)$/, list: outputsOf(icons) },
    { paths: /^social\//, list: outputsOf(socialPictures) },
  ]
}

/**
 * Lists every file of the site that neither Next nor a folder of the project provides.
 * @param basePath the base path in `site.config.ts`
 */
export async function listOutputs(source: Listing, basePath: string = siteConfig.basePath): Promise<Output[]> {
  return (await Promise.all(groupsOf(source, basePath).map(({ list }) => list()))).flat()
}

/**
 * Finds one of the files of `listOutputs`. Of the others, it makes at most those of the same group.
 * @param path path in the export
 * @returns undefined if none of them has this path
 */
export async function findOutput(
  path: string,
  source: Listing,
  basePath: string = siteConfig.basePath,
): Promise<Output | undefined> {
  for (const { paths, list } of groupsOf(source, basePath)) {
    const found = paths.test(path) ? (await list()).find((output) => output.path === path) : undefined
    if (found) return found
  }
}
