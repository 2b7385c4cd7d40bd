import { ContentError } from '../errors'
import { getTexts, type Texts } from '../i18n/texts'
import { writeInstead } from '../nearest'
import { href, signUpUrl } from '../urls'
import { comparisonSections, singleSections } from './case-sections'
import { type ContentItem, list } from './list'
import { type CaseVersion, readCase } from './read-case'
import { readEntry } from './read-entry'
import { casesSchema } from './schemas/cases'
import { getSite } from './site'

export type { CaseVersion }

/** What both kinds of case page say. */
interface CaseWords {
  title: string
  description: string
  heading: string
  lead: string
  crumbs: { label: string; cases: { text: string; href: string }; name: string }
  example: { label: string; text: string }
  setup: { name: string; text: string }[]
  /** HTML above the first section. */
  intro: string
  call: { title: string; text: string; button: { text: string; href: string } }
}

/** Everything that a page below `/cases` shows. */
export type CasePage = CaseWords &
  (
    | {
        layout: 'single'
        version: CaseVersion
        sections: ReturnType<typeof singleSections>
        texts: { areas: string; emotions: Emotions }
      }
    | {
        layout: 'comparison'
        versions: [CaseVersion, CaseVersion]
        sections: ReturnType<typeof comparisonSections>
        texts: {
          areas: string
          lit: string
          emotions: Emotions
          gazeKey: { stay: string; jump: string; order: string }
        }
      }
  )

/** The two emotions that are drawn. */
export interface Emotions {
  happiness: string
  contempt: string
}

/** Everything that `/cases` shows. */
export interface CasesPage {
  title: string
  description: string
  heading: string
  lead: string
  example: CaseWords['example']
  cards: CaseCard[]
}

/** One case in the overview; two versions make it an A/B test. */
export interface CaseCard {
  id: string
  kind: string
  heading: string
  question: string
  versions: CaseVersion[]
  /** `of` is read out and not shown: two buttons of one name lead to two places. */
  button: { text: string; of: string; href: string }
}

/** The cases that are published, by path. */
export async function listCases(): Promise<ContentItem[]> {
  return (await list({ now: new Date(), drafts: false })).filter(({ kind }) => kind === 'case')
}

/** The view model of `/cases`. */
export async function getCasesPage(): Promise<CasesPage> {
  const file = 'content/pages/cases.md'
  const [{ data }, cases, t] = await Promise.all([readEntry(file, casesSchema), listCases(), getTexts()])
  const { title, description, heading, lead } = data
  const cards = data.cards.map(async (card, at): Promise<CaseCard> => {
    const found = cases.find(({ slug }) => slug === card.case)
    if (!found) throw unknownCase(file, at, card.case, cases)
    const { entry, versions } = await readCase(found.file)
    return {
      id: card.case,
      kind: card.kind,
      heading: entry.data.heading,
      question: card.question,
      versions,
      button: { text: t('cases.seeResults'), of: t('cases.ofCase', { name: entry.data.name }), href: href(found.path) },
    }
  })
  return { title, description, heading, lead, example: exampleOf(t), cards: await Promise.all(cards) }
}

/**
 * The view model of one case.
 * @param slug name of its folder
 * @throws ContentError where a section, a picture or its areas are missing
 */
export async function getCasePage(slug: string): Promise<CasePage> {
  const [{ entry, versions }, site, t] = await Promise.all([
    readCase(`content/cases/${slug}/index.md`),
    getSite(),
    getTexts(),
  ])
  const { title, description, heading, lead, name, setup } = entry.data
  const words: CaseWords = {
    title,
    description,
    heading,
    lead,
    crumbs: { label: t('cases.where'), cases: { text: t('cases.all'), href: href('/cases') }, name },
    example: exampleOf(t),
    setup,
    intro: entry.intro,
    call: {
      title: t('cases.callTitle'),
      text: t('cases.callText'),
      button: { text: t('cases.getStarted'), href: signUpUrl(site.signUp) },
    },
  }
  const emotions = { happiness: t('cases.happiness'), contempt: t('cases.contempt') }
  const [first, second] = versions as [CaseVersion, CaseVersion?]
  const texts = { areas: t('cases.areasDrawn'), emotions }
  if (!second) return { ...words, layout: 'single', version: first, sections: singleSections(entry.sections), texts }
  const gazeKey = { stay: t('cases.gazeKey.stay'), jump: t('cases.gazeKey.jump'), order: t('cases.gazeKey.order') }
  return {
    ...words,
    layout: 'comparison',
    versions: [first, second],
    sections: comparisonSections(entry.sections),
    texts: { ...texts, lit: t('cases.areasMarked'), gazeKey },
  }
}

const exampleOf = (t: Texts) => ({ label: t('cases.exampleLabel'), text: t('cases.example') })

function unknownCase(file: string, at: number, name: string, cases: readonly ContentItem[]): ContentError {
  const what = `There is no published case “${name}” in content/cases.`
  const fix = writeInstead(
    name,
    cases.map(({ slug }) => slug),
  )
  return new ContentError([{ file, field: `cards.${at}.case`, what, fix }])
}
