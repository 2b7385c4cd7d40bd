import type { Motif, SocialCard } from '../card'
import type { Faces } from '../layout'

/** A card of one kind. */
export type CardOf<Kind extends Motif['kind']> = Omit<SocialCard, 'motif'> & { motif: Extract<Motif, { kind: Kind }> }

/**
 * Draws the cards of one kind, 1200 by 630. Photos are named by their index in `picturesOf`, such as `picture:0`, and
 * embedded when the drawing becomes a PNG.
 */
export type Draw<Kind extends Motif['kind']> = (card: CardOf<Kind>, faces: Faces) => string
