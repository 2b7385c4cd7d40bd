'use client'

import type { Variants } from 'framer-motion'
import * as m from 'framer-motion/m'
import { type ReactNode, useContext } from 'react'
import { MotionIsLive } from './MotionStage'

/** Specification, section 9: 700 ms in, 300 ms out. In seconds, as framer-motion counts. */
const IN = 0.7
const OUT = 0.3

/** Visibility is set at once on the way in and at the very end on the way out; inline, it wins over the style sheet's rule. */
const variants: Variants = {
  shown: {
    opacity: 1,
    y: 0,
    visibility: 'visible',
    transition: { duration: IN, ease: 'easeOut', visibility: { duration: 0 } },
  },
  hidden: {
    opacity: 0,
    y: 24,
    transition: { duration: OUT, ease: 'easeOut' },
    transitionEnd: { visibility: 'hidden' },
  },
}

/**
 * A panel that fades and slides in and out. It never leaves the document.
 * Until motion is live it carries no style of its own, so that none is exported and a style sheet decides who is shown.
 * @param shown whether this is the chosen panel
 * @param seen whether it ever was: its medium may then be fetched
 */
export function MotionPanel({ shown, seen, name, className, children }: MotionPanelProps) {
  const live = useContext(MotionIsLive)
  const state = shown ? 'shown' : 'hidden'
  return (
    <m.div
      data-panel={name}
      data-seen={seen ? '' : undefined}
      className={className}
      initial={false}
      animate={live ? state : undefined}
      variants={variants}
    >
      {children}
    </m.div>
  )
}

export interface MotionPanelProps {
  shown: boolean
  seen: boolean
  name: string
  className: string | undefined
  children: ReactNode
}
