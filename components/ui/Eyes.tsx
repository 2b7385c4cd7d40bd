/** Where a pair of eyes looks, in parts of the radius: -1 to 1 across and down. */
export interface Look {
  x: number
  y: number
}

/**
 * The one ornament of the house: two discs of ink that overlap, and pupils that look at something.
 * Geometry: pupil .38 r (.32 r when drawn large), second disc overlapping by .17 of the diameter.
 * @param look where the pupils go; a `closed` eye has one arc and three lashes; its pupil is there unseen, for a wink
 */
export function Eyes({
  colours = ['coral', 'yellow'],
  look = { x: 0.32, y: 0.06 },
  looks,
  pupil = 0.38,
  closed,
  className,
}: {
  colours?: [Plate, Plate]
  look?: Look
  looks?: [Look, Look]
  pupil?: number
  closed?: 'second' | 'both'
  className?: string
}) {
  const r = 50
  const second = r + 2 * r * 0.83
  const [first, other] = looks ?? [look, look]
  return (
    <svg viewBox={`0 0 ${second + r} ${2 * r}`} className={className} aria-hidden="true">
      <g className="print">
        <circle cx={r} cy={r} r={r} fill={`var(--${colours[0]})`} />
        <circle cx={second} cy={r} r={r} fill={`var(--${colours[1]})`} className="plate" />
      </g>
      <g fill="var(--ink)">
        <circle
          data-pupil=""
          cx={r + r * first.x}
          cy={r + r * first.y}
          r={r * pupil}
          opacity={closed === 'both' ? 0 : undefined}
        />
        <circle
          data-pupil=""
          data-blink={closed && ''}
          cx={second + r * other.x}
          cy={r + r * other.y}
          r={r * pupil}
          opacity={closed && 0}
        />
      </g>
      {closed && (
        <g fill="none" stroke="var(--ink)" strokeWidth={(r * 7) / 100} strokeLinecap="round" data-lid="">
          {closed === 'both' && <path d="M25 49Q50 75 75 49M32 60l-5.5 9.5M50 64.5v11.5M68 60l5.5 9.5" />}
          <path d="M108 49Q133 75 158 49" />
          <path d="M115 60l-5.5 9.5M133 64.5v11.5M151 60l5.5 9.5" />
        </g>
      )}
    </svg>
  )
}

/** The plates that an eye can be printed in. */
export type Plate = 'coral' | 'yellow' | 'mint' | 'pink' | 'paper'
