import { escapePattern } from '../fixtures/escape-pattern'
import type { Header, HeadersAt } from './headers-at'

/** A pattern for a word of a configuration, with or without quotation marks, in two groups. */
const word = '(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s;"]+))'

const plain = (quoted: string | undefined, bare: string | undefined): string =>
  (quoted ?? bare ?? '').replace(/\\(["\\])/g, '$1')

/** Keeps the last header of each name: the last directive whose condition is met applies. */
const last = (headers: readonly Header[]): Header[] => [...new Map(headers)]

/** Reads the headers of Apache. Conditions on anything but the path are about errors and redirects. */
export function apacheHeaders(text: string): HeadersAt {
  const rules = [...text.matchAll(new RegExp(`^Header (?:always )?set (\\S+) ${word}(?: "expr=(.+)")?$`, 'gm'))]
  return (path) =>
    last(
      rules.flatMap(([, name = '', quoted, bare, condition]) => {
        const source = /^%\{REQUEST_URI\} =~ m#(.+)#$/.exec(condition ?? '')?.[1]
        const applies = condition === undefined || (source !== undefined && new RegExp(source).test(path))
        return applies ? [[name.toLowerCase(), plain(quoted, bare)] as const] : []
      }),
    )
}

/** Reads the headers of nginx, which sends each `add_header` except those with an empty value. */
export function nginxHeaders(text: string): HeadersAt {
  const rules = [...text.matchAll(new RegExp(`^\\s*add_header (\\S+) ${word} always;$`, 'gm'))]
  return (path) =>
    rules.flatMap(([, name = '', quoted, bare]): Header[] => {
      const value = bare?.startsWith('$') ? valueOfMap(text, bare, path) : plain(quoted, bare)
      return value === '' ? [] : [[name.toLowerCase(), value]]
    })
}

/** Returns the value of a variable that a map sets, which is that of the first matching expression. */
function valueOfMap(text: string, variable: string, path: string): string {
  const [, key = '', , lines = ''] =
    [...text.matchAll(/^map "?([^"{]+?)"? (\$\w+) \{\n([^}]*)\n\}/gm)].find(([, , name]) => name === variable) ?? []
  const value = key.replace('$status', '200').replace('$uri', path)
  const entries = [...lines.matchAll(new RegExp(`^\\s*${word} ${word};$`, 'gm'))]
  const matches = (from: string) => (from.startsWith('~') ? new RegExp(from.slice(1)).test(value) : from === value)
  const entry =
    entries.find(([, quoted, bare]) => matches(quoted ?? bare ?? '')) ??
    entries.find(([, , bare]) => bare === 'default')
  return plain(entry?.[3], entry?.[4])
}

/** Reads the headers of Caddy. Blocks with a matcher are about ranges, and `handle_errors` is about errors. */
export function caddyHeaders(text: string): HeadersAt {
  const served = text.slice(0, text.indexOf('handle_errors'))
  const matchers = new Map(
    [...served.matchAll(/^\s*@(\w+) (path|path_regexp) (.+)$/gm)].map(([, name, kind, source = '']) => [
      name,
      kind === 'path_regexp' ? [new RegExp(source)] : source.split(' ').map(glob),
    ]),
  )
  const block = /^\s*header \{\n([^}]*)\}/m.exec(served)?.[1] ?? ''
  const everywhere = [...block.matchAll(new RegExp(`^\\s*([A-Z][\\w-]*) ${word}$`, 'gm'))].map(
    ([, name = '', quoted, bare]): Header => [name.toLowerCase(), plain(quoted, bare)],
  )
  const rules = [...served.matchAll(new RegExp(`^\\s*header (?:@(\\w+) )?([A-Z][\\w-]*) ${word}$`, 'gm'))]
  return (path) =>
    last([
      ...everywhere,
      ...rules.flatMap(([, matcher, name = '', quoted, bare]): Header[] => {
        const applies = matcher === undefined || matchers.get(matcher)?.some((each) => each.test(path))
        return applies ? [[name.toLowerCase(), plain(quoted, bare)]] : []
      }),
    ])
}

const glob = (source: string): RegExp => new RegExp(`^${source.split('*').map(escapePattern).join('.*')}$`)
