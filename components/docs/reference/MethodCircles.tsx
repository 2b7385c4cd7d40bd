import type { Method } from '../../../lib/reference/operations'

/** The colour of each method, in the order in which they are drawn. */
const layers: [Method, string][] = [
  ['GET', 'var(--mint)'],
  ['POST', 'var(--yellow)'],
  ['PATCH', 'var(--pink)'],
  ['DELETE', 'var(--coral)'],
]
const radius = 14
const step = 15
const gap = 8

/**
 * Returns the position of each circle. Only circles of one method overlap, because two different colours would turn
 * muddy.
 */
function arrange(methods: readonly Method[]) {
  let width = 0
  const circles = layers.flatMap(([method, fill]) => {
    const count = methods.filter((each) => each === method).length
    const start = width + (width > 0 && count > 0 ? gap : 0)
    if (count > 0) width = start + step * (count - 1) + 2 * radius
    return Array.from({ length: count }, (_, index) => ({ cx: start + radius + step * index, fill }))
  })
  return { circles, width }
}

/** One circle for each operation, in the colour of its method. The text beside it gives the same information. */
export function MethodCircles({ methods, className = '' }: { methods: Method[]; className?: string | undefined }) {
  const { circles, width } = arrange(methods)
  return (
    <svg
      viewBox={`0 0 ${width} ${2 * radius}`}
      width={width}
      height={2 * radius}
      className={`print ${className}`}
      aria-hidden="true"
    >
      {circles.map(({ cx, fill }) => (
        <circle key={cx} cx={cx} cy={radius} r={radius} fill={fill} className="layer" />
      ))}
    </svg>
  )
}
