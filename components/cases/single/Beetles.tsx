/**
 * A beetle from above, drawn like the eyes: dark legs and antennae, two overlapping wings and a head on top.
 * 120 by 150 units.
 */
function Beetle({ x, y, turn, first, second }: { x: number; y: number; turn: number; first: string; second: string }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} 60 80)`}>
      <path
        d="M30 62L8 44M26 86H0M32 108L10 130M90 62L112 44M94 86H120M88 108L110 130M50 22Q44 6 30 2M70 22Q76 6 90 2"
        fill="none"
        stroke="var(--text)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g className="print">
        <ellipse cx="50" cy="88" rx="30" ry="48" fill={`var(--${first})`} />
        <ellipse cx="70" cy="88" rx="30" ry="48" fill={`var(--${second})`} className="layer" />
      </g>
      <circle cx="60" cy="34" r="20" fill="var(--text)" />
      <circle cx="53" cy="28" r="4.5" fill="var(--ground)" />
      <circle cx="67" cy="28" r="4.5" fill="var(--ground)" />
    </g>
  )
}

/** Three beetles on their way to the burger. */
export function Beetles({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 430 330" className={className} aria-hidden="true">
      <Beetle x={14} y={150} turn={28} first="yellow" second="coral" />
      <Beetle x={150} y={20} turn={-14} first="mint" second="yellow" />
      <Beetle x={276} y={146} turn={52} first="pink" second="yellow" />
    </svg>
  )
}
