'use client'

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { movePanel } from './move-panel'

/**
 * A panel that fades and slides in and out. It never leaves the document, and at rest it carries no style of its own: a
 * style sheet decides who is shown.
 * @param shown whether this is the chosen panel
 * @param live false as long as the style sheet moves the panel; from then on framer-motion does, and `data-live` says so
 * @param seen whether it ever was: its medium may then be fetched
 */
export function MotionPanel({ shown, live, seen, name, className, children }: MotionPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useLayoutEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (live && panel.current) movePanel(panel.current, shown)
  }, [shown, live])
  return (
    <div
      ref={panel}
      data-panel={name}
      data-seen={seen ? '' : undefined}
      data-live={live ? '' : undefined}
      className={className}
    >
      {children}
    </div>
  )
}

export interface MotionPanelProps {
  shown: boolean
  live: boolean
  seen: boolean
  name: string
  className: string | undefined
  children: ReactNode
}
