import type { PublicFile } from '../../shared/public-file'
import { socialPath } from '../../shared/urls'
import { readFaces } from '../fonts/picture-faces'
import type { SocialCard } from '../social/card'
import { picturesOf } from '../social/draw/picture'
import { drawCard } from '../social/draw-card'
import { drawSocial } from './draw-social'

/**
 * Draws the social cards of all pages, or finds those that an earlier build drew.
 * @param root the project's root, absolute
 */
export async function drawSocialPictures(cards: readonly SocialCard[], root: string): Promise<PublicFile[]> {
  const faces = await readFaces(root)
  const pictures: PublicFile[] = []
  // One after the other: each needs several megabytes until it is compressed.
  for (const card of cards) {
    const bytes = await drawSocial(drawCard(card, faces), picturesOf(card.motif), root)
    pictures.push({ path: socialPath(card.path), bytes })
  }
  return pictures
}
