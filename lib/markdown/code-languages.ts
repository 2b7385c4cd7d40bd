import { codeLanguages } from './sanitise'

/** The name of a language that can be highlighted. */
export type CodeLanguage = (typeof codeLanguages)[number]

/**
 * The other names of each language, as highlight.js has them, and two for what is typed into a terminal. They are
 * written down here because loading the highlighter takes long, and a check does not highlight.
 */
export const languageAliases: Readonly<Record<CodeLanguage, readonly string[]>> = {
  bash: ['sh', 'zsh', 'shell', 'console'],
  http: ['https'],
  javascript: ['js', 'jsx', 'mjs', 'cjs'],
  json: ['jsonc', 'json5'],
  python: ['py', 'gyp', 'ipython'],
  r: [],
  typescript: ['ts', 'tsx', 'mts', 'cts'],
  xml: ['html', 'xhtml', 'rss', 'atom', 'xjb', 'xsd', 'xsl', 'plist', 'wsf', 'svg'],
  yaml: ['yml'],
}

const names = new Set<string>([...codeLanguages, ...Object.values(languageAliases).flat()])

/** Whether a code block may have this language, in any capitalisation. */
export const isCodeLanguage = (name: string): boolean => names.has(name.toLowerCase())
