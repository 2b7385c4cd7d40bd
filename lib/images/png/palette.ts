/** The maximum number of colours in the palette. */
const MAX_COLOURS = 128

/** Red, green and blue, from 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number]

const BANDS = [0, 1, 2] as const

/** Similar colours, by their index. */
interface Group {
  members: readonly number[]
  /** The band in which they differ most, by how much, and the midpoint between the two extremes. */
  band: 0 | 1 | 2
  extent: number
  middle: number
}

/**
 * Returns a palette for all colours of a drawing. If there are too many, similar colours are replaced by the most
 * frequent one among them: a colour that covers an area usually stays the same, and colours along an edge change
 * slightly.
 * @param colours all different
 * @param counts how often each colour is used
 * @returns the palette, and the index of each colour in it
 */
export function paletteOf(
  colours: readonly Colour[],
  counts: readonly number[],
): { palette: Colour[]; paletteIndexes: Uint8Array } {
  const groups = [groupOf([...colours.keys()], colours)]
  while (groups.length < Math.min(MAX_COLOURS, colours.length)) {
    const widest = groups.reduce(
      (best, group, index) => (group.extent > (groups[best] as Group).extent ? index : best),
      0,
    )
    const { members, band, middle } = groups[widest] as Group
    const isLow = (index: number) => (colours[index] as Colour)[band] <= middle
    groups[widest] = groupOf(members.filter(isLow), colours)
    groups.push(
      groupOf(
        members.filter((index) => !isLow(index)),
        colours,
      ),
    )
  }
  const paletteIndexes = new Uint8Array(colours.length)
  const palette = groups.map(({ members }, paletteIndex) => {
    for (const index of members) paletteIndexes[index] = paletteIndex
    const count = (index: number) => counts[index] as number
    return colours[members.reduce((best, index) => (count(index) > count(best) ? index : best))] as Colour
  })
  return { palette, paletteIndexes }
}

function groupOf(members: readonly number[], colours: readonly Colour[]): Group {
  let widest: Omit<Group, 'members'> = { band: 0, extent: -1, middle: 0 }
  for (const band of BANDS) {
    let [min, max] = [255, 0]
    for (const index of members) {
      const value = (colours[index] as Colour)[band]
      if (value < min) min = value
      if (value > max) max = value
    }
    if (max - min > widest.extent) widest = { band, extent: max - min, middle: Math.floor((min + max) / 2) }
  }
  return { members, ...widest }
}
