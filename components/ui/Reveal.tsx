import type { ReactNode } from 'react'
import { reveal } from '../../site.config'

/**
 * Content that rises into view the first time it is scrolled to. A plain script does it (`client/reveals.ts`): without
 * script, on phones, in print and for people who want less motion it simply stands there.
 * @param duration milliseconds; the site's own where it is left out
 */
export function Reveal({
  children,
  className,
  duration = reveal.durationMs,
}: {
  children: ReactNode
  className?: string
  duration?: number
}) {
  return (
    <div className={className} data-reveal={duration}>
      {children}
    </div>
  )
}
