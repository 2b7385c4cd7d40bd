import { currentFiles, plainText } from '../../content/files'
import { splitFrontMatter } from '../../content/front-matter'
import { collectDiagnostics } from '../../shared/diagnostic'
import { git } from './git'

/** Whether the file of a page says the same as at a commit: at most empty lines, comments or the quotes of fields differ. */
export async function isSamePage(file: string, commit: string): Promise<boolean> {
  const before = await git('show', `${commit}:${file}`)
  if (before === undefined) return false
  const [then, now] = await Promise.all([before, await currentFiles().readText(file)].map((text) => read(file, text)))
  return then !== undefined && then === now
}

/** Fields and tree, without comments and positions; undefined if they cannot be read. */
async function read(file: string, text: string): Promise<string | undefined> {
  let found: string | undefined
  await collectDiagnostics(() => {
    const { yaml, tree } = splitFrontMatter(file, plainText(text))
    if (yaml.problems.length === 0) found = `${JSON.stringify(yaml.value)} ${JSON.stringify(tree(), leaveOut)}`
  })
  return found
}

const leaveOut = (key: string, value: unknown) => {
  if (key === 'position') return undefined
  return key === 'children' && Array.isArray(value) ? value.filter((node) => !isComment(node)) : value
}

const isComment = ({ type, value }: { type?: unknown; value?: unknown }) =>
  type === 'html' && /^<!--[\s\S]*-->$/.test(String(value))
