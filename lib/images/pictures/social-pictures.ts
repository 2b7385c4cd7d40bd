import type { PublicFile } from '../../shared/public-file'
import { socialPath } from '../../shared/urls'
import { readFaces } from '../fonts/picture-faces'
import type { SocialCard } from '../social/card'
import { picturesOf } from '../social/draw/picture'
import { drawCard } from '../social/draw-card'
import { drawSocial } from './draw-social'

/**
 * Draws the social pictures of all cards, or finds them drawn by an earlier build.
 * @param root the project's root, absolute
 */
export async function drawSocialPictures(cards: readonly SocialCard[], root: string): Promise<PublicFile[]> {
  const faces = await readFaces(root)
  return Promise.all(
    cards.map(async (card) => ({
      path: socialPath(card.path),
      bytes: await drawSocial(drawCard(card, faces), picturesOf(card.motif), root),
    })),
  )
}
