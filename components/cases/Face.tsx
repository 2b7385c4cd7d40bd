import type { Plate } from '../ui/Eyes'

/** A face as flat as the eyes: one disc, two pupils, and a mouth that tells the mood. Drawn on 200 by 200. */
export function Face({
  mood,
  plate,
  className,
}: {
  mood: 'happiness' | 'contempt'
  plate: Plate
  className?: string | undefined
}) {
  return (
    <svg viewBox="0 0 200 200" className={className} aria-hidden="true">
      <circle cx="100" cy="100" r="100" fill={`var(--${plate})`} />
      <g fill="none" stroke="var(--ink)" strokeWidth="9" strokeLinecap="round">
        {mood === 'happiness' ? (
          <path d="M58 118Q100 168 142 118" />
        ) : (
          <>
            {/* Half a lid, and one corner of the mouth: contempt is the one feeling that shows on one side. */}
            <path d="M118 72H154" />
            <path d="M64 142H112Q134 142 144 122" />
          </>
        )}
      </g>
      <g fill="var(--ink)">
        {mood === 'happiness' ? (
          <>
            <circle cx="66" cy="78" r="16" />
            <circle cx="134" cy="78" r="16" />
          </>
        ) : (
          <>
            <circle cx="64" cy="82" r="16" />
            <path d="M120 78a16 16 0 0 0 32 0z" />
          </>
        )}
      </g>
    </svg>
  )
}
