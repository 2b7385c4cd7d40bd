const formats = new Map<string, Intl.NumberFormat>()

/**
 * Returns a number format, made once for each locale and options, because making one takes longer than formatting a
 * hundred numbers, and the table of a chart has thousands of cells.
 * @param locale a BCP 47 language tag
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const name = `${locale} ${JSON.stringify(options)}`
  const format = formats.get(name) ?? new Intl.NumberFormat(locale, options)
  formats.set(name, format)
  return format
}
