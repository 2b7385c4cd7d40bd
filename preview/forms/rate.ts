/** How many posts one address may send in how many milliseconds. */
export interface Rate {
  posts: number
  perMs: number
}

/**
 * Counts posts per address over a sliding window.
 * @param now milliseconds since 1970
 * @returns a function that counts one post and tells how many milliseconds too early it came; 0 when it is welcome
 */
export function createRate({ posts, perMs }: Rate, now: () => number): (address: string) => number {
  const times = new Map<string, number[]>()
  return (address) => {
    const since = now() - perMs
    for (const [each, list] of times) if ((list.at(-1) ?? 0) <= since) times.delete(each)
    const recent = (times.get(address) ?? []).filter((time) => time > since)
    const oldest = recent[0]
    // A refused post is not counted, or someone impatient would never get in again.
    if (recent.length >= posts && oldest !== undefined) return oldest - since
    times.set(address, [...recent, now()])
    return 0
  }
}
