'use client'

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { movePanel } from './move-panel'
import { waitForAnimations } from './wait-for-animations'

/**
 * A panel that fades and slides in and out. It never leaves the document, and at rest it has no inline style: the style
 * sheet decides which panel is shown. The style sheet also animates it until it comes to rest for the first time after
 * React has started; from then on framer-motion does, and `data-live` is set.
 * @param shown whether this is the chosen panel
 * @param seen whether it has ever been chosen, so that its media may be fetched
 */
export function MotionPanel({ shown, seen, name, className, children }: MotionPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const wasShown = useRef(shown)
  const [live, setLive] = useState(false)
  useLayoutEffect(() => {
    // Synchronously, because a choice could otherwise start an animation of the style sheet, which the attribute would
    // cut short.
    if (panel.current) waitForAnimations(panel.current).then(() => flushSync(() => setLive(true)))
  }, [])
  useLayoutEffect(() => {
    if (wasShown.current === shown) return
    wasShown.current = shown
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

interface MotionPanelProps {
  shown: boolean
  seen: boolean
  name: string
  className: string | undefined
  children: ReactNode
}
