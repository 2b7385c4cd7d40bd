/**
 * The `d` of a closed shape of straight sides. A side along one axis takes one number, so a rectangle needs half as
 * many as its corners have.
 * @param corners in order
 */
export function outlinePath(corners: readonly (readonly [x: number, y: number])[]): string {
  const sides = corners.map(([x, y], index) => {
    const before = corners[index - 1]
    if (!before) return `M${x} ${y}`
    if (before[1] === y) return `H${x}`
    return before[0] === x ? `V${y}` : `L${x} ${y}`
  })
  return `${sides.join('')}z`
}
