/** Waits until nothing moves within an element any more, whatever begins to move meanwhile. */
export async function untilStill(element: Element): Promise<void> {
  const moving = element.getAnimations({ subtree: true })
  if (moving.length === 0) return
  // One that is given up, as by another choice, counts as ended.
  await Promise.allSettled(moving.map(({ finished }) => finished))
  await untilStill(element)
}
