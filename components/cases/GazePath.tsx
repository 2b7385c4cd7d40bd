/** A stay: centre and radius in the units of the drawing. */
type Stay = readonly [x: number, y: number, r: number]

const plates = ['yellow', 'pink', 'yellow', 'pink', 'yellow', 'pink']

/** Wide for desks, tall for phones: the numbers must stay readable in both. */
const drawings = {
  wide: {
    viewBox: '0 0 1328 360',
    stays: [
      [96, 196, 96],
      [352, 92, 56],
      [584, 236, 124],
      [700, 170, 72],
      [964, 108, 64],
      [1204, 224, 124],
    ],
  },
  tall: {
    viewBox: '0 0 350 300',
    stays: [
      [58, 70, 56],
      [170, 44, 34],
      [216, 168, 74],
      [268, 118, 44],
      [76, 214, 40],
      [140, 254, 44],
    ],
  },
} satisfies Record<string, { viewBox: string; stays: Stay[] }>

const line = { fill: 'none', strokeWidth: 4, strokeLinejoin: 'round' } as const

/** How one viewer's eye movements are drawn: stays as discs, jumps as lines, the order as numbers. It is a key, not data. */
export function GazePath({ shape, className }: { shape: keyof typeof drawings; className?: string | undefined }) {
  const { viewBox, stays } = drawings[shape]
  const jumps = `M${stays.map(([x, y]) => `${x} ${y}`).join('L')}`
  return (
    <svg viewBox={viewBox} className={className} aria-hidden="true">
      <path d={jumps} stroke="var(--text)" {...line} />
      <g className="print">
        {stays.map(([x, y, r], at) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill={`var(--${plates[at]})`} className="plate" />
        ))}
      </g>
      {/* Ink on the discs, the colour of the text beside them: a light line would be lost on yellow. */}
      <clipPath id={`stays-${shape}`}>
        {stays.map(([x, y, r]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={r} />
        ))}
      </clipPath>
      <path d={jumps} stroke="var(--ink)" clipPath={`url(#stays-${shape})`} {...line} />
      {stays.map(([x, y], at) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y} r="19" fill="var(--ink)" />
          <text
            x={x}
            y={y + 7}
            textAnchor="middle"
            fill="var(--paper)"
            fontFamily="var(--text-face)"
            fontWeight="640"
            fontSize="20"
          >
            {at + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
