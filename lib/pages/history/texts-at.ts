import { git, gitWithInput } from './git'

/**
 * Reads texts as they were at a commit. However many there are, Git runs only twice: to list them and to read them.
 * @param folder the folder to search, such as `content`
 * @param isNeeded whether the text of a file is needed
 * @returns the texts by path; none if the commit has no such folder
 * @throws if the repository lacks one of them
 */
export async function textsAt(
  commit: string,
  folder: string,
  isNeeded: (file: string) => boolean,
): Promise<ReadonlyMap<string, string>> {
  const listed = (await git('ls-tree', '-r', '-z', commit, '--', folder)) ?? ''
  const files = listed.split('\0').flatMap((line) => {
    const [, id, file] = /^\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(line) ?? []
    return id !== undefined && file !== undefined && isNeeded(file) ? [{ id, file }] : []
  })
  if (files.length === 0) return new Map()
  // Hashes instead of paths, because a path may contain a line break.
  const output = await gitWithInput(files.map(({ id }) => `${id}\n`).join(''), 'cat-file', '--batch')
  let offset = 0
  return new Map(
    files.map(({ id, file }) => {
      const { text, end } = readObject(output, offset, id)
      offset = end
      return [file, text]
    }),
  )
}

/**
 * Reads one object from the output of `git cat-file --batch`: a line with its hash, type and size in bytes, its
 * content, and a line break (https://git-scm.com/docs/git-cat-file#_batch_output).
 * @param offset where it begins, in bytes
 * @throws if the repository does not contain it
 */
function readObject(output: Buffer, offset: number, id: string): { text: string; end: number } {
  const start = output.indexOf('\n', offset) + 1
  const size = Number(output.toString('utf8', offset, start).split(' ')[2])
  if (Number.isNaN(size))
    throw new Error(`The Git repository lacks ${id}, a file of an earlier commit. Clone the repository again.`)
  return { text: output.toString('utf8', start, start + size), end: start + size + 1 }
}
