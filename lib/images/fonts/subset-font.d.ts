/** The package ships no types: the part that this site uses. */
declare module 'subset-font' {
  /** @returns the bytes of the cut font; equal inputs give equal bytes */
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
