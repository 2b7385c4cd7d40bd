import type { Method } from '../../lib/reference/operations'

/** The plate that each method is printed in, in the order in which they are drawn. */
const plates: [Method, string][] = [
  ['GET', 'var(--mint)'],
  ['POST', 'var(--yellow)'],
  ['PATCH', 'var(--pink)'],
  ['DELETE', 'var(--coral)'],
]
const radius = 14
const step = 15
const gap = 8

/** Where each disc stands. Only discs of one method overlap: two inks that are not alike would turn muddy. */
function place(methods: readonly Method[]) {
  let inlineSize = 0
  const discs = plates.flatMap(([method, fill]) => {
    const count = methods.filter((each) => each === method).length
    const start = inlineSize + (inlineSize > 0 && count > 0 ? gap : 0)
    if (count > 0) inlineSize = start + step * (count - 1) + 2 * radius
    return Array.from({ length: count }, (_, index) => ({ cx: start + radius + step * index, fill }))
  })
  return { discs, inlineSize }
}

/** Operations as discs of ink, one each, in the colour of their method. Words beside it say the same. */
export function MethodDiscs({ methods, className = '' }: { methods: Method[]; className?: string | undefined }) {
  const { discs, inlineSize } = place(methods)
  return (
    <svg
      viewBox={`0 0 ${inlineSize} ${2 * radius}`}
      width={inlineSize}
      height={2 * radius}
      className={`print ${className}`}
      aria-hidden="true"
    >
      {discs.map(({ cx, fill }) => (
        <circle key={cx} cx={cx} cy={radius} r={radius} fill={fill} className="plate" />
      ))}
    </svg>
  )
}
