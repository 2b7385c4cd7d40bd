import type { ReactNode } from 'react'
import { reveal } from '../../site.config'

/**
 * Content that a plain script (`client/reveals.ts`) makes rise into view when it is first scrolled to. Without scripts,
 * on phones, in print and under reduced motion it is simply visible.
 * @param duration in milliseconds; by default the site's own
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
