import { type ReactNode, Suspense } from 'react'
import styles from './Island.module.css'
import { IslandBoundary } from './IslandBoundary'

/**
 * The frame around everything that hydrates. Its HTML is in the page, and the fallback while React starts is empty.
 *
 * Once its React code runs, the frame fires `island:ready` (bubbling, with `detail.name`). After an error it fires
 * `island:fault`, and the visitor keeps everything that was typed, with a message above. Its children must not suspend,
 * because their HTML must be in the page.
 * @param name identifies the island in the markup and in its events; unique on a page
 * @param fault the message after an error, from `errors.island` of the locale file
 * @param missing for an island with buttons that need a script: the message if a button was pressed and its files could
 *   not be loaded, such as after a deployment. Forms and radio buttons need none, because they work natively.
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

interface IslandProps {
  name: string
  fault: string
  missing?: string
  children: ReactNode
  className?: string
}
