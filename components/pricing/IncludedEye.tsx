/** An open eye for what is in a plan, a closed one for what is not. The word beside it carries the meaning. */
export function IncludedEye({ open }: { open: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        {open ? (
          <circle cx="12" cy="12" r="10" />
        ) : (
          <path d="M2 9.5Q12 19 22 9.5M4.5 13.5l-2.5 3M12 15.5v4M19.5 13.5l2.5 3" />
        )}
      </g>
      {open && <circle cx="14" cy="12.5" r="4.5" fill="currentColor" />}
    </svg>
  )
}
