import { language } from '../../../site.config'
import type { Texts } from '../../i18n/texts'
import { readStimulus } from '../../images/headline/stimulus'
import type { Motif } from '../../images/social/card'
import { getAboutPage } from '../about/view'
import { homeSchema } from '../home/schema'
import { readLegal } from '../legal/view'
import { getPricingPage } from '../pricing/view'
import { readEntry } from '../read-entry'

/** What the social pictures of single pages show, and the heading where it is not the title. */
export type PageMotif = { motif: Motif; heading?: string }

/** By path. */
const motifs: Readonly<Record<string, (t: Texts) => Promise<PageMotif>>> = {
  '/': async (t) => {
    const { words, text, winners } = readStimulus((await readEntry('content/pages/home.md', homeSchema)).data.headline)
    return { heading: text, motif: { kind: 'home', words, note: firstSentence(t('home.legend', { words: winners })) } }
  },
  '/about': async () => ({
    motif: { kind: 'about', plates: (await getAboutPage()).plates.items.map(({ name }) => name) },
  }),
  '/pricing': async () => {
    const { plans, priceNote } = (await getPricingPage()).table
    return {
      motif: {
        kind: 'pricing',
        note: priceNote,
        plans: plans.map(({ name, price, saving, highlighted }) => ({
          ...{ name, ...price, isMarked: highlighted },
          ...(saving !== undefined && { saving }),
        })),
      },
    }
  },
  '/contact': async () => ({ motif: { kind: 'contact' } }),
  '/thanks': async () => ({ motif: { kind: 'thanks' } }),
  '/terms': async () => ({ motif: await legalMotif('terms') }),
  '/privacy': async () => ({ motif: await legalMotif('privacy') }),
}

/** The motif of a page that is neither a case nor documentation. @param path without base path */
export const pageMotif = async (path: string, t: Texts): Promise<PageMotif> =>
  (Object.hasOwn(motifs, path) && (await motifs[path]?.(t))) || { motif: { kind: 'page' } }

/** What must be said, in words large enough to be read; the page goes on. */
function firstSentence(text: string): string {
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)
  return first?.segment.trim() ?? ''
}

async function legalMotif(name: 'terms' | 'privacy'): Promise<Motif> {
  const { sections } = await readLegal(name)
  return { kind: 'legal', sections: sections.map(({ title }) => title), isClosed: name === 'privacy' }
}
