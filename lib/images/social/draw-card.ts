import type { Motif, SocialCard } from './card'
import { about } from './draw/about'
import { cases, oneCase } from './draw/cases'
import { api, apis, reference } from './draw/docs'
import type { Draw } from './draw/draw'
import { contact, page, request, thanks } from './draw/eyes-only'
import { home } from './draw/home'
import { legal } from './draw/legal'
import { operations } from './draw/operations'
import { pricing } from './draw/pricing'
import type { Faces } from './layout'

const drawByKind: { [Kind in Motif['kind']]: Draw<Kind> } = {
  ...{ home, about, pricing, contact, thanks, cases, case: oneCase },
  ...{ apis, api, request, reference, operations, legal, page },
}

/**
 * Draws a card as SVG without text elements: letters are outlines.
 * @throws if the typeface lacks a character of the card
 */
export function drawCard(card: SocialCard, faces: Faces): string {
  // The function that is found fits the kind of the card; TypeScript cannot follow that through the union.
  const draw = drawByKind[card.motif.kind] as (card: SocialCard, faces: Faces) => string
  return draw(card, faces)
}
