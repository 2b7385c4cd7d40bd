import type { SocialCard } from '../images/social/card'

const keyOf = ({ title, area, motif }: SocialCard) => JSON.stringify([title, area, motif.kind])

/**
 * Makes cards unique: pages of one kind with the same heading and area would have identical cards, so theirs show the
 * address instead of the area.
 */
export function distinguishCards(cards: readonly SocialCard[]): SocialCard[] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(keyOf(card), (counts.get(keyOf(card)) ?? 0) + 1)
  return cards.map((card) => (counts.get(keyOf(card)) === 1 ? card : { ...card, area: card.path }))
}
