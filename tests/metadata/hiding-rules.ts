import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../fixtures/list-files'

/** A rule of a host that hides matching addresses from search engines. */
export interface HidingRule {
  host: string
  /** As the host writes it: a path with stars, or a pattern; empty for a rule that fits everything. */
  address: string
}

const header = /x-robots-tag/i

/** The rules for this in the generated files for hosts: JSON, and those with a line for each header. */
export function hidingRules(folder: string): HidingRule[] {
  return listFiles(folder).flatMap((file) => {
    const addresses = read(file, () => readFileSync(join(folder, file), 'utf8'))
    return addresses.map((address) => ({ host: file.split('/')[0] ?? '', address }))
  })
}

function read(file: string, text: () => string): string[] {
  if (file.endsWith('.json')) return inJson(JSON.parse(text()))
  if (file.endsWith('/_headers')) return inHeaders(text())
  if (file.endsWith('/.htaccess')) return inHtaccess(text())
  return []
}

/** The nearest address around each occurrence of the name. */
function inJson(value: unknown, around = ''): string[] {
  if (typeof value === 'string') return header.test(value) ? [around] : []
  if (typeof value !== 'object' || value === null) return []
  const { route, source, src } = value as Record<string, unknown>
  const address = String(route ?? source ?? src ?? around)
  return Object.entries(value).flatMap(([name, each]) => (header.test(name) ? [address] : inJson(each, address)))
}

/** The last line before it that is not indented. */
function inHeaders(text: string): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) =>
    header.test(line) ? (lines.slice(0, index).findLast((each) => /^\S/.test(each)) ?? '') : [],
  )
}

/** The expression after it. */
function inHtaccess(text: string): string[] {
  return text.split('\n').flatMap((line) => (header.test(line) ? (/m#(.+)#/.exec(line)?.[1] ?? '') : []))
}
