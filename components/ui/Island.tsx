import { type ReactNode, Suspense } from 'react'
import { IslandBoundary } from './IslandBoundary'

/**
 * The frame of everything that hydrates: words around it are there before, and an empty fallback stands in while it starts.
 *
 * Once its React code runs, the section fires `island:ready` (bubbling, `detail.name`); after a fault it fires `island:fault`,
 * and the visitor keeps every word, with a message above. What is inside must not suspend, so that its HTML is in the page.
 * @param name says which island this is, in the markup and in its events; one of a kind on a page
 * @param fault the message after a fault, from `errors.island` of the locale file
 */
export function Island({ name, fault, children, className }: IslandProps) {
  return (
    <section data-island={name} className={className}>
      <Suspense fallback={null}>
        <IslandBoundary name={name} fault={fault}>
          {children}
        </IslandBoundary>
      </Suspense>
    </section>
  )
}

export interface IslandProps {
  name: string
  fault: string
  children: ReactNode
  className?: string
}
