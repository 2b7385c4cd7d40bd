import { type ReactNode, Suspense } from 'react'

/**
 * The frame of everything that hydrates: words around it are there before, and an empty fallback stands in while it starts.
 * @param name says which island this is, in the markup and in its events
 */
export function Island({ name, children, className }: { name: string; children: ReactNode; className?: string }) {
  return (
    <section data-island={name} className={className}>
      <Suspense fallback={null}>{children}</Suspense>
    </section>
  )
}
