const made = new Map<string, Intl.NumberFormat>()

/**
 * A number format of the browser or of Node, made once for each locale and options: to make one takes longer than to write
 * a hundred numbers, and a chart's table has thousands of cells.
 * @param locale a BCP 47 language tag
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const name = `${locale} ${JSON.stringify(options)}`
  const format = made.get(name) ?? new Intl.NumberFormat(locale, options)
  made.set(name, format)
  return format
}
