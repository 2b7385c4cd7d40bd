import type { Motif, TestedPicture } from '../card'

/** The tested pictures of a card, in the order in which its drawing names them. */
export function picturesOf(motif: Motif): readonly TestedPicture[] {
  if (motif.kind === 'cases') return motif.pictures.slice(0, 2)
  return motif.kind === 'case' ? motif.versions.map((version) => version.picture) : []
}

/**
 * A tested picture within a shape, with its heatmap on top.
 * @param index in `picturesOf` @param shape an SVG element that it is clipped to @param box its position; what
 * is larger is cropped evenly
 */
export function picture(
  index: number,
  shape: string,
  box: { x: number; y: number; width: number; height: number },
): string {
  const frame = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" preserveAspectRatio="xMidYMid slice"`
  return `<clipPath id="c${index}">${shape}</clipPath><g clip-path="url(#c${index})"><image href="picture:${index}" ${frame}/></g>`
}
