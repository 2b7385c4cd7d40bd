/** The entries of "How this was computed", at the end of every case page, in order. */
export const COMPUTED = [
  'file',
  'rises',
  'engagement',
  'impact',
  'excitement',
  'fixations',
  'density',
  'areas',
  'curves',
  'intervals',
  'shares',
  'rounding',
  'accuracy',
] as const

/** An entry of "How this was computed". */
export type Computed = (typeof COMPUTED)[number]

/** Returns the anchor of an entry, to which the figures that it explains can link: `computed-engagement`. */
export function computedId(entry: Computed): string {
  return `computed-${entry}`
}
