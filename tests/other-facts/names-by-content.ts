/** Names and sums that follow from what a file holds: two builds with other words cannot have the same. */
export const byContent: readonly { what: RegExp; why: string }[] = [
  {
    what: /(?<='sha256-)[A-Za-z0-9+/]{43}(?==')/g,
    why: 'the policy of a page names its scripts and styles by their sums',
  },
  {
    what: /(?<=\/static\/client\/)[0-9a-f]{10}(?=\/)/g,
    why: 'the folder of the search index is named by what is in it',
  },
  {
    what: /(?<=\/static\/f\/)[0-9a-f]{16}(?=\.js)/g,
    why: 'the payload of an interactive page is named by what is in it',
  },
]

/** The same text, or the same path, with a stand-in for every such name. */
export const withoutSums = (text: string): string => byContent.reduce((rest, { what }) => rest.replace(what, '…'), text)
