import { readFile } from 'node:fs/promises'
import { getTokens } from '../content/facts'
import { ContentError, type Problem, throwProblems } from '../errors'
import { fillTexts } from '../facts/fill'

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
 * @throws ContentError where the file is missing, is not JSON, or holds something that is no text or an unknown fact
 */
export async function loadLocale(lng: string, ns = 'common'): Promise<LocaleTree> {
  const file = localeFile(lng, ns)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ContentError([
      { file, what: 'This locale file is missing.', fix: `Add it, or take "${lng}" out of site.config.ts.` },
    ])
  })
  const tree = parse(file, text)
  throwProblems(problemsIn(tree, file))
  return fillTexts(tree as LocaleTree, await getTokens(), file)
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const what = `This is not JSON: ${(cause as Error).message}.`
    throw new ContentError([{ file, what, fix: 'Mend the comma, quote or bracket that it names.' }])
  }
}

/** Texts and groups of texts only, under names that a dotted key can reach. */
function problemsIn(node: unknown, file: string, path: readonly string[] = []): Problem[] {
  const field = path.join('.') || undefined
  if (typeof node === 'string') return []
  if (typeof node !== 'object' || node === null || Array.isArray(node)) {
    const what = `Neither a text nor a group of texts stands here, but ${JSON.stringify(node)}.`
    return [{ file, field, what, fix: 'Write a text in quotes, or a group in braces.' }]
  }
  return Object.entries(node).flatMap(([name, child]) => {
    if (/^[\w-]+$/.test(name)) return problemsIn(child, file, [...path, name])
    const what = `The name "${name}" holds something other than letters, digits, "_" and "-".`
    return [{ file, field: [...path, name].join('.'), what, fix: 'Nest the texts instead of writing a dot.' }]
  })
}
