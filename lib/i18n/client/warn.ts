/** Why a file was not loaded: its HTTP status, `not JSON` or `network failure`. */
function reasonOf(error: unknown): string {
  const text = String(error instanceof Error ? error.message : error)
  const status = /status code: (\d{3})/.exec(text)?.[1]
  if (status) return `status ${status}`
  return text.startsWith('failed parsing') ? 'not JSON' : 'network failure'
}

/**
 * Makes a listener for i18next's `failedLoading` event, because i18next logs nothing unless debug is on. Each file is
 * reported once.
 * @param loadPath the address with `{{lng}}` and `{{ns}}`
 */
export function warnOnce(loadPath: string): (lng: string, ns: string, error: unknown) => void {
  const reported = new Set<string>()
  return (lng, ns, error) => {
    const address = loadPath.replace('{{lng}}', lng).replace('{{ns}}', ns)
    if (reported.has(address)) return
    reported.add(address)
    console.warn(`Translations not loaded: ${address} (${reasonOf(error)}).`)
  }
}
