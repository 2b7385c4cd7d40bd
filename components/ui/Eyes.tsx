/**
 * The direction in which a pair of eyes looks, as fractions of the radius, from -1 to 1: right and down are positive.
 */
export interface Direction {
  x: number
  y: number
}

/**
 * The brand's ornament: two eyes that look at something. The circles overlap by .17 of their diameter.
 * @param direction of both pupils
 * @param directions of each pupil, instead of `direction`
 * @param pupil the radius of a pupil, as a fraction of the radius of an eye; smaller in large drawings
 * @param closed draws an eye as one arc and three lashes; its pupil stays in the markup, invisible, for a wink
 */
export function Eyes({
  colours = ['coral', 'yellow'],
  direction = { x: 0.32, y: 0.06 },
  directions,
  pupil = 0.38,
  closed,
  className,
}: {
  colours?: [EyeColour, EyeColour]
  direction?: Direction
  directions?: [Direction, Direction]
  pupil?: number
  closed?: 'second' | 'both'
  className?: string
}) {
  const r = 50
  const second = r + 2 * r * 0.83
  const [first, other] = directions ?? [direction, direction]
  return (
    <svg viewBox={`0 0 ${second + r} ${2 * r}`} className={className} aria-hidden="true">
      <g className="print">
        <circle cx={r} cy={r} r={r} fill={`var(--${colours[0]})`} />
        <circle cx={second} cy={r} r={r} fill={`var(--${colours[1]})`} className="layer" />
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

/** The colours of an eye. */
export type EyeColour = 'coral' | 'yellow' | 'mint' | 'pink' | 'paper'
