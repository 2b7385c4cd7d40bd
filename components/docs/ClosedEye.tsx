/** A shut eye: one arc and three lashes, as everywhere in the house. Words beside it say what it means. */
export function ClosedEye({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 64 36" width={64} height={36} className={className} aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth={4} strokeLinecap="round">
        <path d="M4 6Q32 32 60 6" />
        <path d="M13.500 18.500l-6 9.500M32 22.500v11M50.500 18.500l6 9.500" />
      </g>
    </svg>
  )
}
