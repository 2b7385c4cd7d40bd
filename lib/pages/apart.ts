import type { SocialCard } from '../images/social/card'

const sameness = ({ title, area, motif }: SocialCard) => JSON.stringify([title, area, motif.kind])

/** Pages of one kind with the same heading and area would have identical pictures, so these show the address instead of the area. */
export function apart(cards: readonly SocialCard[]): SocialCard[] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(sameness(card), (counts.get(sameness(card)) ?? 0) + 1)
  return cards.map((card) => (counts.get(sameness(card)) === 1 ? card : { ...card, area: card.path }))
}
