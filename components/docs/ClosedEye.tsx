/** A shut eye: one arc and three lashes, as everywhere in the house. Words beside it say what it means. */
export function ClosedEye({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 64 36" width={64} height={36} className={className} aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth={4} strokeLinecap="round">
        <path d="M4 6Q32 32 60 6" />
        <path d="M13.5 18.5l-6 9.5M32 22.5v11M50.5 18.5l6 9.5" />
      </g>
    </svg>
  )
}
