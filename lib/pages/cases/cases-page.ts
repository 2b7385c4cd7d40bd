import { getTexts, type Texts } from '../../i18n/texts'
import { href } from '../../shared/urls'
import { artworkNote, type CaseSource, caseLabel, simulatedNote } from '../case-notes'
import { readEntry } from '../get-content'
import type { ContentItem } from '../list'
import { type CaseStage, caseStage } from './case-stage'
import { type CasePage, type CaseVersion, listCases, withPictures } from './cases'
import { type OwnLink, ownLinkOf } from './own-offer'
import { readCase } from './read-case'
import { casesSchema } from './schema'
import { CASES_SHOWN } from './social'

/** Everything that `/cases` shows. */
export interface CasesPage {
  title: string
  description: string
  heading: string
  lead: string
  example: CasePage['example']
  /** The label on the social card: that of simulated data, or that of the artwork. */
  caseLabel: string
  cards: CaseCard[]
  /** The link to the first case; undefined if there are no cases. */
  own: OwnLink | undefined
}

/** One case in the overview; two versions make it an A/B test. */
export interface CaseCard {
  id: string
  kind: string
  heading: string
  question: string
  versions: CaseVersion[]
  /** The results of each version. */
  stage: CaseStage
  /** Explains what the lit areas are, and whether the data is simulated. */
  lit: string
  /** `of` is for screen readers only: it distinguishes buttons with the same text. */
  button: { text: string; of: string; href: string }
}

/**
 * Returns the view model of the overview: every case of this build, in the order given by `card.order`.
 * @param file the path of its content file
 */
export async function getCasesPage(file: string): Promise<CasesPage> {
  const [{ data }, cases, t] = await Promise.all([readEntry(file, casesSchema), listCases(), getTexts()])
  const cards = await Promise.all(cases.map((item) => cardOf(item, t)))
  const { title, description, heading, lead } = data
  // The list is sorted by path, and sorting is stable, so cases without an order stay sorted by path.
  const sorted = cards.sort((one, other) => one.order - other.order)
  return {
    ...{ title, description, heading, lead },
    example: artworkNote(t),
    caseLabel: caseLabel(
      sorted.slice(0, CASES_SHOWN).map(({ source }) => source),
      t,
    ),
    cards: sorted.map(({ card }) => card),
    own: sorted[0] && ownLinkOf(data.own, sorted[0].path),
  }
}

async function cardOf(
  { slug, file, path }: ContentItem,
  t: Texts,
): Promise<{ card: CaseCard; path: string; order: number; source: CaseSource }> {
  const { entry, versions, results } = await readCase(file)
  const { name, heading, card, source, lockedTo } = entry.data
  const stage = caseStage({ slug, simulated: source === 'simulated', lockedTo }, results, t)
  const { lit } = stage.texts
  return {
    path,
    source,
    order: card.order ?? Number.MAX_SAFE_INTEGER,
    card: {
      ...{ id: slug, kind: card.kind, heading, question: card.question, stage },
      versions: await withPictures(versions),
      lit: source === 'simulated' ? `${simulatedNote(t).label} ${lit}` : lit,
      button: { text: t('cases.seeResults'), of: t('cases.ofCase', { name }), href: href(path) },
    },
  }
}
