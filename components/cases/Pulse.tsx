/**
 * One beat, 240 wide: rest at 70, a small wave, the beat between 14 and 118, rest. Half the stroke comes on top, so the
 * drawing shows 4 to 128. Its shape is a sign for a pulse, not a measured one.
 */
const beat = 'h70q12 -26 24 0h18l10 14 18 -70 20 104 14 -48h16q16 -32 32 0h18'

/** A pulse line without figures, drawn as an ornament. `beats` make it long enough for its place. */
export function Pulse({ beats, className }: { beats: number; className?: string | undefined }) {
  return (
    <svg
      viewBox={`0 4 ${beats * 240} 124`}
      preserveAspectRatio="xMinYMid slice"
      className={className}
      aria-hidden="true"
    >
      <path
        d={`M0 70${beat.repeat(beats)}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="7"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}
