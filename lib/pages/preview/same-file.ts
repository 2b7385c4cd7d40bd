import { extname } from 'node:path'
import { currentFiles, plainText } from '../../content/files'
import { splitFrontMatter } from '../../content/front-matter'
import { readYaml } from '../../content/yaml/read-yaml'
import { valueIfAbsent } from '../../shared/absent'
import { collectDiagnostics } from '../../shared/diagnostic'
import { git } from '../history/git'

/**
 * Whether a file has the same content as at a commit, whatever its empty lines, its comments and the quotes of its
 * fields. Files other than Markdown, YAML and CSV are never the same.
 */
export async function isSameFile(file: string, commit: string): Promise<boolean> {
  const read = normalisers[extname(file)]
  const before = read && (await git('show', `${commit}:${file}`))
  if (!read || before === undefined) return false
  const present = await currentFiles().readText(file).catch(valueIfAbsent(file, undefined))
  if (present === undefined) return false
  const [then, now] = await Promise.all([before, present].map((text) => read(file, plainText(text))))
  return then !== undefined && then === now
}

type Normaliser = (file: string, text: string) => string | undefined | Promise<string | undefined>

/** Converts a text into a form that can be compared, by the extension of its file; undefined if it cannot be read. */
const normalisers: Readonly<Record<string, Normaliser>> = {
  async '.md'(file, text) {
    let found: string | undefined
    await collectDiagnostics(() => {
      const { yaml, tree } = splitFrontMatter(file, text)
      if (yaml.problems.length === 0)
        found = `${JSON.stringify(yaml.value)} ${JSON.stringify(tree(), withoutPositionsAndComments)}`
    })
    return found
  },
  '.yml'(file, text) {
    const { value, problems } = readYaml(file, text)
    return problems.length === 0 ? JSON.stringify(value) : undefined
  },
  '.csv': (_, text) => text.replace(/\n{2,}/g, '\n').trim(),
}

const withoutPositionsAndComments = (key: string, value: unknown) => {
  if (key === 'position') return undefined
  return key === 'children' && Array.isArray(value) ? value.filter((node) => !isComment(node)) : value
}

const isComment = ({ type, value }: { type?: unknown; value?: unknown }) =>
  type === 'html' && /^<!--[\s\S]*-->$/.test(String(value))
