import type { ReactNode } from 'react'
import { reveal } from '../../site.config'

/**
 * Content that a plain script (`client/reveals.ts`) makes rise into view when it is first scrolled to. Without scripts,
 * on phones, in print and under reduced motion it is simply visible.
 */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={className} data-reveal={reveal.durationMs}>
      {children}
    </div>
  )
}
