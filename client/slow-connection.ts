interface NetworkConnection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the visitor saves data or has a slow connection, as far as is known. If so, nothing is prefetched. */
export function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkConnection }
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '')
}
