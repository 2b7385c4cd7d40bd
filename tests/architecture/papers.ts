import GithubSlugger from 'github-slugger'

/** Rooms and hidden folders of the repository: what begins so and stands in backticks is meant as a path. */
const roomed =
  /^(app|client|components|content|docs|e2e|lib|locales|postbuild|preview|public|studio|tests|\.ci)(\/[\w.[\]-]+)+\/?$/

/** Made by commands, and so not there in a fresh clone. */
const made = /^public\/media\/pictures\b/

/** Everything outside of code blocks. */
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

/** Paths of the repository that stand in backticks; patterns and what commands make are left out. */
export function pathsIn(text: string): string[] {
  const quoted = [...prose(text).matchAll(/`([^`\n]+)`/g)].map(([, code]) => code as string)
  return quoted.filter((code) => roomed.test(code) && !made.test(code))
}

/** Names of the commands that a text calls by `npm run`. */
export function scriptsIn(text: string): string[] {
  return [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name as string)
}

/** Names of the tools that a text calls by `npm run tool`; a placeholder such as `<name>` is none. */
export function toolsIn(text: string): string[] {
  return [...text.matchAll(/npm run tool -- ([\w-]+)/g)].map(([, name]) => name as string)
}
