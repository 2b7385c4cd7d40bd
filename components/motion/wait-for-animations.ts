/** Waits until all animations within an element have ended, including those that start in the meantime. */
export async function waitForAnimations(element: Element): Promise<void> {
  const moving = element.getAnimations({ subtree: true })
  if (moving.length === 0) return
  // A cancelled animation counts as ended.
  await Promise.allSettled(moving.map(({ finished }) => finished))
  await waitForAnimations(element)
}
