/** Thrown if nothing could be published or undone. The message says why and what to do. */
export class PublishError extends Error {}

/** Lists paths for a sentence: at most five, and the number of further ones. */
export function listed(paths: readonly string[]): string {
  const more = paths.length - 5
  return `${paths.slice(0, 5).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** Reassures people in error messages, because they may fear that their work is lost. */
export const unchanged = 'Your changes are still in this folder.'
