/** The lists of the editor, as far as their addresses go. */
export type Lists = readonly {
  name: string
  folder?: string
  path?: string
  files?: readonly { name: string; file: string }[]
}[]

/**
 * The file whose form is open.
 * @param hash of the address, such as `#/collections/docs/entries/collect`
 * @returns its path relative to the project's root, such as `content/docs/collect.md`; undefined if it is no page
 */
export function editedFile(hash: string, lists: Lists): string | undefined {
  const [, list, entry = ''] = /^#\/collections\/([\w-]+)\/entries\/([^?]+)/.exec(hash) ?? []
  const found = lists.find(({ name }) => name === list)
  const name = decode(entry)
  const single = found?.files?.find((file) => file.name === name)?.file
  if (single !== undefined) return single.endsWith('.md') ? single : undefined
  return found?.folder === undefined || entry === '' ? undefined : `${found.folder}/${name}.md`
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
