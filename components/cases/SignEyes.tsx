/** Two eyes whose pupils are the two signs that a score can carry. Geometry of the eyes: see `components/ui/Eyes`. */
export function SignEyes({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 183 100" className={className} aria-hidden="true">
      <g className="print">
        <circle cx="50" cy="50" r="50" fill="var(--yellow)" />
        <circle cx="133" cy="50" r="50" fill="var(--pink)" className="plate" />
      </g>
      <path d="M31 50H69M50 31V69M114 50H152" fill="none" stroke="var(--ink)" strokeWidth="11" strokeLinecap="round" />
    </svg>
  )
}
