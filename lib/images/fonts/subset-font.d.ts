/** Types of the part of the package that this site uses, because the package has none. */
declare module 'subset-font' {
  /** @returns the bytes of the subset font; equal inputs give equal bytes */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      variationAxes: Record<string, number | { min: number; max: number; default?: number }>
      keepFeatures: string[]
    },
  ): Promise<Buffer>
}
