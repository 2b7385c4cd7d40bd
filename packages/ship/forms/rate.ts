/** How many posts one IP address may send, in how many milliseconds. */
export interface Rate {
  posts: number
  perMs: number
}

/**
 * Counts posts per address over a sliding window.
 * @param now milliseconds since 1970
 * @returns a function that counts a post and returns how many milliseconds the sender must wait; 0 if it is accepted
 */
export function createRateLimiter({ posts, perMs }: Rate, now: () => number): (address: string) => number {
  const times = new Map<string, number[]>()
  return (address) => {
    const since = now() - perMs
    for (const [each, list] of times) if ((list.at(-1) ?? 0) <= since) times.delete(each)
    const recent = (times.get(address) ?? []).filter((time) => time > since)
    const oldest = recent[0]
    // Rejected posts do not count, or an impatient visitor would be locked out.
    if (recent.length >= posts && oldest !== undefined) return oldest - since
    times.set(address, [...recent, now()])
    return 0
  }
}
