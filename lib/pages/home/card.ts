import { language } from '../../../site.config'
import type { Texts } from '../../i18n/texts'
import { readStimulus } from '../../images/headline/stimulus'
import type { CardOfPage } from '../define-page'
import { readEntry } from '../read-entry'
import { homeSchema } from './schema'
import { HOME_FILE } from './view'

/** The headline with the light on it. */
export async function homeCard(t: Texts): Promise<CardOfPage> {
  const { words, text, winners } = readStimulus((await readEntry(HOME_FILE, homeSchema)).data.headline)
  return { title: text, motif: { kind: 'home', words, note: firstSentence(t('home.legend', { words: winners })) } }
}

/** What must be said, in words large enough to be read; the page goes on. */
function firstSentence(text: string): string {
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)
  return first?.segment.trim() ?? ''
}
