/**
 * The sentences of the specification that an export does not say, from the report of `tests/specification`.
 * @param {{ testResults: { assertionResults: { status: string, title: string, ancestorTitles: string[] }[] }[] }} report
 * @returns {string[]} each once, with the places where it is missing
 */
export function sentencesLeft({ testResults }) {
  /** @type {Map<string, string[]>} */
  const places = new Map()
  for (const { status, title, ancestorTitles } of testResults.flatMap((file) => file.assertionResults)) {
    if (status !== 'failed') continue
    places.set(title, [...(places.get(title) ?? []), ...ancestorTitles])
  }
  return [...places].map(([title, where]) => (where.length === 0 ? title : `${listed(where)}: ${title}`))
}

/** @param {readonly string[]} where */
function listed(where) {
  const [first = '', second, ...rest] = new Set(where)
  if (second === undefined) return first
  return rest.length === 0 ? `${first}, and ${second}` : `${first}, and in ${rest.length + 1} other places`
}
