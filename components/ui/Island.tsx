import { type ReactNode, Suspense } from 'react'
import styles from './Island.module.css'
import { IslandBoundary } from './IslandBoundary'

/**
 * The frame of everything that hydrates: words around it are there before, and an empty fallback stands in while it starts.
 *
 * Once its React code runs, the frame fires `island:ready` (bubbling, `detail.name`); after a fault it fires `island:fault`,
 * and the visitor keeps every word, with a message above. What is inside must not suspend, so that its HTML is in the page.
 * @param name says which island this is, in the markup and in its events; one of a kind on a page
 * @param fault the message after a fault, from `errors.island` of the locale file
 * @param missing for an island with buttons that need script: what is said when one was pressed and its files stay away,
 *   as after a deploy. Forms and radios need none; the browser does them.
 */
export function Island({ name, fault, missing, children, className }: IslandProps) {
  return (
    <div data-island={name} className={className}>
      <Suspense fallback={null}>
        <IslandBoundary name={name} fault={fault}>
          {children}
          {missing && (
            <p role="status" data-missing="" hidden className={styles.fault}>
              {missing}
            </p>
          )}
        </IslandBoundary>
      </Suspense>
    </div>
  )
}

export interface IslandProps {
  name: string
  fault: string
  missing?: string
  children: ReactNode
  className?: string
}
