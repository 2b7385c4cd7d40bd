import type { Motif, TestedPicture } from '../card'

/** Lists the tested pictures of a card, in the order in which its drawing names them. */
export function picturesOf(motif: Motif): readonly TestedPicture[] {
  if (motif.kind === 'cases') return motif.pictures.slice(0, 2)
  return motif.kind === 'case' ? motif.versions.map((version) => version.picture) : []
}

/**
 * Draws a tested picture within a shape, with its heatmap on top.
 * @param index the index of the picture in `picturesOf`
 * @param shape an SVG element that clips the picture
 * @param box the box that the picture fills; a picture of another shape is cropped evenly
 */
export function picture(
  index: number,
  shape: string,
  box: { x: number; y: number; width: number; height: number },
): string {
  const frame = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" preserveAspectRatio="xMidYMid slice"`
  return `<clipPath id="c${index}">${shape}</clipPath><g clip-path="url(#c${index})"><image href="picture:${index}" ${frame}/></g>`
}
