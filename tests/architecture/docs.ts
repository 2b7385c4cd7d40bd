import GithubSlugger from 'github-slugger'
import { escapePattern } from '../fixtures/escape-pattern'

/** Matches text in backticks that begins with one of these folders, and so is a path. */
const pathPattern =
  /^(app|build|client|components|content|docs|e2e|editor|lib|locales|packages|preview|public|tests|tools|\.ci)(\/[\w.[\]-]+)+\/?$/

/** Files that commands make, so they are missing from a fresh clone. */
const generated = /^public\/media\/pictures\b/

/** Removes code blocks. */
const prose = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '')

/** Lists the relative links and pictures in a Markdown text, with their fragments. */
export function linksIn(text: string): string[] {
  const targets = [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target as string)
  // A link in backticks is an example.
  const examples = new Set([...prose(text).matchAll(/`[^`]*\]\(([^)\s]+)\)[^`]*`/g)].map(([, target]) => target))
  return targets.filter((target) => !/^([a-z]+:|\/)/.test(target) && !examples.has(target))
}

/** Lists the ids that GitHub gives a text's headings. */
export function anchorsIn(text: string): string[] {
  const slugger = new GithubSlugger()
  return [...prose(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => slugger.slug(heading as string))
}

/** Lists the repository paths in backticks, except patterns and generated files. */
export function pathsIn(text: string): string[] {
  const quoted = [...prose(text).matchAll(/`([^`\n]+)`/g)].map(([, code]) => code as string)
  return quoted.filter((code) => pathPattern.test(code) && !generated.test(code))
}

/** Lists the npm scripts that a text mentions. */
export function scriptsIn(text: string): string[] {
  return [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name as string)
}

/** Lists the tools that a text runs with `npm run tool`; a placeholder such as `<name>` does not count. */
export function toolsIn(text: string): string[] {
  return [...text.matchAll(/npm run tool -- ([\w-]+)/g)].map(([, name]) => name as string)
}

/**
 * Turns a message in docs/messages.md into a pattern in which a placeholder matches anything.
 * @returns undefined if the row is not that of a message
 */
export function messagePattern(row: string): { severity: string; pattern: RegExp } | undefined {
  const [, id, severity, what, fix] = row.split(/(?<!\\)\|/).map((cell) => cell.trim())
  if (!id?.startsWith('`') || what === undefined || fix === undefined) return undefined
  const parts = `${what} ${fix}`.split(/\*‹[^›]*›\*/).map((part) => part.replace(/\\(.)/g, '$1'))
  const literal = parts.map(escapePattern).join('.*')
  return { severity: severity as string, pattern: new RegExp(`(^|  )${literal}$`) }
}

/** Lists the lines of the content lint's output that a document quotes. */
export const quotedIn = (text: string): string[] =>
  [...text.matchAll(/^```text\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.split('\n').filter((line) => /^(content|locales)\/\S+ /.test(line)),
  )
