/** Thrown if nothing could be published or undone. The message says why and what to do, and that nothing is lost. */
export class PublishError extends Error {}

/** A list for a sentence: at most five, and how many more there are. */
export function listed(paths: readonly string[]): string {
  const more = paths.length - 5
  return `${paths.slice(0, 5).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** Ends each refusal: what people fear is that their work is gone. */
export const unchanged = 'Your changes are still in this folder.'
