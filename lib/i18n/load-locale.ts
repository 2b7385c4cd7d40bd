import { readFile } from 'node:fs/promises'
import { getTokens } from '../content/facts'
import { ContentError, throwProblems } from '../errors'
import { mapTexts, replaceTokens } from '../facts/fill'
import type { Tokens } from '../facts/tokens'
import { readJson } from './read-json'
import { unknownVariables } from './variables'

/** A locale file: texts by name, nested. */
export interface LocaleTree {
  [name: string]: string | LocaleTree
}

/** Where the texts of a language stand, relative to the project's root. */
export function localeFile(lng: string, ns: string): string {
  return `locales/${lng}/${ns}.json`
}

/**
 * Reads a locale file, with its facts filled in: what pages use and what `/locales/` serves are the same texts.
 * @param lng language code, such as `en`
 * @param ns namespace; the site has one, `common`
 * @param tokens what facts stand for; the site's own where they are left out
 * @throws ContentError with every problem of the file: it is missing or no JSON, a name stands twice, a text is empty or
 *   none at all, a fact or another name in braces is unknown
 */
export async function loadLocale(lng: string, ns = 'common', tokens?: Tokens): Promise<LocaleTree> {
  const file = localeFile(lng, ns)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ContentError([
      { file, what: 'This locale file is missing.', fix: `Add it, or take "${lng}" out of site.config.ts.` },
    ])
  })
  const { value, problems, lineOf } = readJson(file, text)
  throwProblems(problems)
  const report = (path: readonly (string | number)[], what: string, fix: string) =>
    problems.push({ file, line: lineOf(path), field: path.join('.') || undefined, what, fix })
  checkTree(value, report)
  throwProblems(problems)
  const known = tokens ?? (await getTokens())
  const filled = mapTexts(value, (text, path) => {
    for (const { what, fix } of unknownVariables(path.join('.'), text)) report(path, what, fix)
    return replaceTokens(text, known, ({ what, fix }) => report(path, what, fix), 'keep')
  })
  throwProblems(problems)
  return filled as LocaleTree
}

type Report = (path: readonly string[], what: string, fix: string) => void

/** Texts and groups of texts only, under names that a dotted key can reach. */
function checkTree(node: unknown, report: Report, path: readonly string[] = []): void {
  if (typeof node === 'string') {
    if (node.trim() === '') report(path, 'This text is empty.', 'Write it.')
    return
  }
  if (typeof node !== 'object' || node === null || Array.isArray(node)) {
    const what = `Neither a text nor a group of texts stands here, but ${JSON.stringify(node)}.`
    report(path, what, 'Write a text in quotes, or a group in braces.')
    return
  }
  for (const [name, child] of Object.entries(node)) {
    if (/^[\w-]+$/.test(name)) checkTree(child, report, [...path, name])
    else {
      const what = `The name "${name}" holds something other than letters, digits, "_" and "-".`
      report([...path, name], what, 'Nest the texts instead of writing a dot.')
    }
  }
}
