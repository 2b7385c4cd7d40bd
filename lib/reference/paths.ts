import { slug } from 'github-slugger'

/** A piece of a path: plain text, or a path parameter with the name in its braces. */
export interface PathPart {
  text: string
  parameter?: string
}

/** Splits `/stimuli/{stimulus_uuid}/aoi` into its plain pieces and its parameters, braces included in `text`. */
export function pathParts(path: string): PathPart[] {
  return path
    .split(/(\{[a-z_]+\})/)
    .filter(Boolean)
    .map((text) => (text.startsWith('{') ? { text, parameter: text.slice(1, -1) } : { text }))
}

/**
 * Returns the anchor of an operation: method and path segments without braces, joined by `-`.
 * It stays the same when a title is reworded, so links from outside keep working.
 */
export function operationId(method: string, path: string): string {
  return [method.toLowerCase(), ...path.replace(/[{}]/g, '').split('/').filter(Boolean)].join('-')
}

/**
 * Returns the anchor of a group of operations, made in the same way as for headings in texts: `Areas of interest` ->
 * `areas-of-interest`.
 */
export function groupId(title: string): string {
  return slug(title)
}

/** Returns the address that precedes every path of the REST API, without a trailing slash. */
export function apiBase(host: string): string {
  return `${host}/v1`
}

/** Converts `projectUuid` and `project-uuid` to `project_uuid`. */
export const snakeCase = (name: string): string =>
  name
    .trim()
    .replace(/(?<=[a-z])(?=[A-Z])|[\s-]+/g, '_')
    .toLowerCase()
