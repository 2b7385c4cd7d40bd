/** Names and hashes that depend on the content of a file, and so differ between builds with different words. */
export const contentHashes: readonly { what: RegExp; why: string }[] = [
  {
    what: /(?<='sha256-)[A-Za-z0-9+/]{43}(?==')/g,
    why: 'the policy of a page contains hashes of its scripts and styles',
  },
  {
    what: /(?<=\/static\/client\/)[0-9a-f]{10}(?=\/)/g,
    why: 'the folder of the search index is named after a hash of its content',
  },
  {
    what: /(?<=\/static\/f\/)[0-9a-f]{16}(?=\.js)/g,
    why: 'the payload of an interactive page is named after a hash of its content',
  },
]

/** Replaces every such name in a text or path with a placeholder. */
export const withoutHashes = (text: string): string =>
  contentHashes.reduce((rest, { what }) => rest.replace(what, '…'), text)
