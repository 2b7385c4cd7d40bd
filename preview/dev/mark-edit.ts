import { mkdir, writeFile } from 'node:fs/promises'

/**
 * Tells `next dev` of an edit that it cannot see itself: the root layout imports this file as `#edited`, so that a change of
 * it makes open pages draw themselves again. One that shows an error waits for its button.
 */
export async function markEdit(now: number): Promise<void> {
  await mkdir('.generated', { recursive: true })
  // An effect of its own, or Turbopack would leave it out.
  await writeFile('.generated/edited.js', `globalThis.edited = ${now}\n`)
}
