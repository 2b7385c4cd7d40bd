import type { ExportedSite } from './exported'
import { lastPages, uploadOrder } from './host'
import { cacheControlOf, mediaTypeOf } from './hosting-policy'

/** Files with the same cache rule and extension, uploaded by one command. */
interface Group {
  prefix: string
  extension: string
  paths: string[]
}

/**
 * Writes a script that uploads each file once, with its Cache-Control and media type: assets first, then pages, then
 * the home page and the not-found page. A file without a lower-case extension fits no pattern and gets a command of its
 * own.
 */
export function uploadScript(site: ExportedSite): string {
  const groups = new Map<string, Group>()
  const alone: string[] = []
  for (const path of uploadOrder(site.files)) {
    const prefix = prefixOf(path, site)
    const extension = /\.([a-z0-9]+)$/.exec(path)?.[1]
    if (extension === undefined) alone.push(path)
    else if (!lastPages.includes(path)) {
      const group = groups.get(`${prefix}*.${extension}`) ?? { prefix, extension, paths: [] }
      groups.set(`${prefix}*.${extension}`, { ...group, paths: [...group.paths, path] })
    }
  }
  const last = lastPages.filter((page) => site.files.some(({ path }) => path === page))
  const all = [...groups.values()]
  return `#!/usr/bin/env bash
set -euo pipefail
: "\${BUCKET:?name the bucket}"
${[...alone.map((path) => putOne(path, site)), ...all.map((group) => putGroup(group, all, site)), ...last.map((path) => putOne(path, site))].join('\n')}
`
}

/** Returns the prefix of the cache rule that applies to a file, without its leading slash. */
const prefixOf = (path: string, { policy }: ExportedSite): string =>
  policy.cache.find(([prefix]) => `/${path}`.startsWith(prefix))?.[0].slice(1) ?? ''

const putOne = (path: string, site: ExportedSite): string =>
  `aws s3 cp ${quote(`site/${path}`)} "s3://$BUCKET/"${quote(path)} ${uploadOptions(path, site)}`

/**
 * Returns the command for a group of files. A star also matches sub-folders, so those with another rule are excluded
 * again: the last matching filter applies.
 */
function putGroup({ prefix, extension, paths }: Group, all: readonly Group[], site: ExportedSite): string {
  const deeper = all.filter(
    (other) => other.extension === extension && other.prefix !== prefix && other.prefix.startsWith(prefix),
  )
  const excludedFolders = deeper.map((other) => ` --exclude ${quote(`${other.prefix}*.${extension}`)}`)
  const excludedPages =
    prefix === '' && extension === 'html' ? lastPages.map((page) => ` --exclude ${quote(page)}`) : []
  return `aws s3 cp site "s3://$BUCKET" --recursive --exclude '*' --include ${quote(`${prefix}*.${extension}`)}${[...excludedFolders, ...excludedPages].join('')} ${uploadOptions(paths[0] ?? '', site)}`
}

const uploadOptions = (path: string, { policy }: ExportedSite): string =>
  `--cache-control ${quote(cacheControlOf(`/${path}`, policy))} --content-type ${quote(mediaTypeOf(path, policy))}`

/** Quotes a text as one shell word. */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
