'use client'

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { movePanel } from './move-panel'

/**
 * A panel that fades and slides in and out. It never leaves the document, and at rest it carries no style of its own: a
 * style sheet decides who is shown.
 * @param shown whether this is the chosen panel
 * @param moves false while what is shown only follows what the page showed before it came to life
 * @param seen whether it ever was: its medium may then be fetched
 */
export function MotionPanel({ shown, moves, seen, name, className, children }: MotionPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useLayoutEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (moves && panel.current) movePanel(panel.current, shown)
  }, [shown, moves])
  return (
    <div ref={panel} data-panel={name} data-seen={seen ? '' : undefined} className={className}>
      {children}
    </div>
  )
}

export interface MotionPanelProps {
  shown: boolean
  moves: boolean
  seen: boolean
  name: string
  className: string | undefined
  children: ReactNode
}
