import type { Method } from '../../lib/docs/operations'

/** The plate that each method is printed in. */
const plates: Record<Method, string> = {
  GET: 'var(--mint)',
  POST: 'var(--yellow)',
  PATCH: 'var(--pink)',
  DELETE: 'var(--coral)',
}
const radius = 15
const step = 18

/** Operations as overlapping discs, one each, in the colour of their method. Words beside it say the same. */
export function MethodDiscs({ methods, className }: { methods: Method[]; className?: string }) {
  const inlineSize = step * (methods.length - 1) + 2 * radius
  return (
    <svg
      viewBox={`0 0 ${inlineSize} ${2 * radius}`}
      width={inlineSize}
      height={2 * radius}
      className={`print ${className ?? ''}`}
      aria-hidden="true"
      focusable="false"
    >
      {methods.map((method, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: discs are alike and never change places
        <circle key={index} cx={radius + step * index} cy={radius} r={radius} fill={plates[method]} className="plate" />
      ))}
    </svg>
  )
}
