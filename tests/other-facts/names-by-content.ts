/** Names and hashes that depend on the content of a file, and so differ between builds with different words. */
const contentHashes: readonly { pattern: RegExp; why: string }[] = [
  {
    pattern: /(?<='sha256-)[A-Za-z0-9+/]{43}(?==')/g,
    why: 'the policy of a page contains hashes of its scripts and styles',
  },
  {
    pattern: /(?<=\/static\/client\/)[0-9a-f]{10}(?=\/)/g,
    why: 'the folder of the search index is named after a hash of its content',
  },
  {
    pattern: /(?<=\/static\/f\/)[0-9a-f]{16}(?=\.js)/g,
    why: 'the payload of an interactive page is named after a hash of its content',
  },
]

/** Replaces every such name in a text or path with a placeholder. */
export const withoutHashes = (text: string): string =>
  contentHashes.reduce((rest, { pattern }) => rest.replace(pattern, '…'), text)
