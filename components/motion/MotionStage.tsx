'use client'

import { LazyMotion } from 'framer-motion'
import { createContext, type ReactNode, useCallback, useState } from 'react'

/** True once framer-motion's features have come. Until then, and where they never come, style sheets alone show and hide. */
export const MotionIsLive = createContext(false)

/**
 * Loads framer-motion's features after hydration, for the `MotionPanel`s inside.
 *
 * Under reduced motion they are never loaded: framer-motion's own switch still fades and jumps. A file that is missing
 * counts the same, without an error.
 */
export function MotionStage({ children }: { children: ReactNode }) {
  const [live, setLive] = useState(false)
  const load = useCallback(async () => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return never
    const loaded = await import('./features').catch(() => never)
    setLive(true)
    return loaded.features
  }, [])
  return (
    <MotionIsLive.Provider value={live}>
      <LazyMotion features={load} strict>
        {children}
      </LazyMotion>
    </MotionIsLive.Provider>
  )
}

const never = new Promise<never>(() => {})
