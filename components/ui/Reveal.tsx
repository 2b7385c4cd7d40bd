import type { ReactNode } from 'react'
import { reveal } from '../../site.config'

/**
 * Content that rises into view the first time it is scrolled to, by a plain script (`client/reveals.ts`). Without scripts,
 * on phones, in print and under reduced motion it is simply visible.
 * @param duration in milliseconds; the site's default if left out
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
