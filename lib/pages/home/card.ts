import { language } from '../../../site.config'
import { localeTag } from '../../i18n/locale-tag'
import type { Texts } from '../../i18n/texts'
import { simulateStimulus } from '../../images/headline/stimulus'
import type { CardOfPage } from '../define-page'
import { readEntry } from '../get-content'
import { homeSchema } from './schema'

/**
 * Makes the social card of the home page: its headline with fixation circles.
 * @param file the path of its content file
 */
export async function homeCard(file: string, t: Texts): Promise<CardOfPage> {
  const { words, text, mostLookedAt } = simulateStimulus((await readEntry(file, homeSchema)).data.headline, localeTag())
  return { title: text, motif: { kind: 'home', words, note: firstSentence(t('home.legend', { words: mostLookedAt })) } }
}

/** Returns the first sentence of a text. No more of the legend fits on the card at a readable size. */
function firstSentence(text: string): string {
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)
  return first?.segment.trim() ?? ''
}
