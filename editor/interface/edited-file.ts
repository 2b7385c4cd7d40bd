/** The lists of the editor, with what identifies a file in an address. */
export type Lists = readonly {
  name: string
  folder?: string
  files?: readonly { name: string; file: string }[]
}[]

/** A page whose form is open. */
interface EditedFile {
  /** Its path relative to the project's root, such as `content/docs/collect.md`. */
  path: string
  /** Whether it is one of the files in a folder, rather than a page that always exists. */
  isListed: boolean
}

/**
 * Returns the file whose form is open.
 * @param hash the hash of the address, such as `#/collections/docs/entries/collect`
 * @returns undefined if it is not a page
 */
export function editedFile(hash: string, lists: Lists): EditedFile | undefined {
  const [, list, entry = ''] = /^#\/collections\/([\w-]+)\/entries\/([^?]+)/.exec(hash) ?? []
  const found = lists.find(({ name }) => name === list)
  const name = decode(entry)
  const single = found?.files?.find((file) => file.name === name)?.file
  if (single !== undefined) return single.endsWith('.md') ? { path: single, isListed: false } : undefined
  return found?.folder === undefined || entry === ''
    ? undefined
    : { path: `${found.folder}/${name}.md`, isListed: true }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
