interface Line {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the visitor saves data or has a slow line, as far as the browser tells: nothing is fetched ahead then. */
export function isSlowLine(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line }
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '')
}
