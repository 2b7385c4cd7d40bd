import GithubSlugger from 'github-slugger'
import { escapePattern } from '../fixtures/escape-pattern'

/** Text in backticks that begins with one of these folders is a path. */
const roomed =
  /^(app|build|client|components|content|docs|e2e|lib|locales|packages|preview|public|tests|tools|\.ci)(\/[\w.[\]-]+)+\/?$/

/** Made by commands, and so missing in a fresh clone. */
const made = /^public\/media\/pictures\b/

/** Everything outside code blocks. */
const prose = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '')

/** Relative links and pictures of a Markdown text, with their fragments. */
export function linksIn(text: string): string[] {
  const targets = [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target as string)
  // In backticks a link is an example.
  const examples = new Set([...prose(text).matchAll(/`[^`]*\]\(([^)\s]+)\)[^`]*`/g)].map(([, target]) => target))
  return targets.filter((target) => !/^([a-z]+:|\/)/.test(target) && !examples.has(target))
}

/** Ids of a text's headings, as GitHub makes them. */
export function anchorsIn(text: string): string[] {
  const slugger = new GithubSlugger()
  return [...prose(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => slugger.slug(heading as string))
}

/** Paths of the repository in backticks, except for patterns and generated files. */
export function pathsIn(text: string): string[] {
  const quoted = [...prose(text).matchAll(/`([^`\n]+)`/g)].map(([, code]) => code as string)
  return quoted.filter((code) => roomed.test(code) && !made.test(code))
}

/** Names of the npm scripts that a text mentions. */
export function scriptsIn(text: string): string[] {
  return [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name as string)
}

/** Names of the tools that a text calls with `npm run tool`; a placeholder such as `<name>` does not count. */
export function toolsIn(text: string): string[] {
  return [...text.matchAll(/npm run tool -- ([\w-]+)/g)].map(([, name]) => name as string)
}

/** A message as docs/messages.md prints it, as a pattern in which a placeholder matches anything. */
export function messagePattern(row: string): { severity: string; pattern: RegExp } | undefined {
  const [, id, severity, what, fix] = row.split(/(?<!\\)\|/).map((cell) => cell.trim())
  if (!id?.startsWith('`') || what === undefined || fix === undefined) return undefined
  const parts = `${what} ${fix}`.split(/\*‹[^›]*›\*/).map((part) => part.replace(/\\(.)/g, '$1'))
  const literal = parts.map(escapePattern).join('.*')
  return { severity: severity as string, pattern: new RegExp(`(^|  )${literal}$`) }
}

/** Lines of content lint that a document quotes. */
export const quotedIn = (text: string): string[] =>
  [...text.matchAll(/^```text\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.split('\n').filter((line) => /^(content|locales)\/\S+ /.test(line)),
  )
