import { basename } from 'node:path'
import { lockedAreaOf } from '../../charts/locked-area'
import { publishMoment } from '../../content/dates/publish-moment'
import { getSite } from '../../content/site'
import { getTexts } from '../../i18n/texts'
import { getPicture, type Picture } from '../../images/pictures/get-picture'
import { href, signUpUrl } from '../../shared/urls'
import { artworkNote, simulatedNote } from '../case-notes'
import { getUpdated } from '../dates/updated'
import { type ContentItem, list } from '../list'
import { TESTED_PICTURE } from '../pictures'
import { type CaseNote, getCaseNote } from './case-note'
import { type CaseCharts, getCaseCharts } from './case-report'
import { comparisonSections, singleSections } from './case-sections'
import { type CaseStage, caseStage } from './case-stage'
import { OWN_RESULTS, type OwnOffer, ownOfferOf } from './own-offer'
import { readCase } from './read-case'
import type { ReadVersion } from './read-versions'

/** One tested picture with its areas and image files. */
export interface CaseVersion extends ReadVersion {
  picture: Picture
}

/** The content of both kinds of case page. */
interface CaseWords {
  title: string
  description: string
  heading: string
  lead: string
  crumbs: { label: string; cases: { text: string; href: string }; name: string }
  example: { label: string; text: string }
  setup: { name: string; text: string }[]
  /** The links to the parts of the page. */
  parts: { label: string; links: { text: string; href: string }[] }
  /** The results that the stage shows. */
  stage: CaseStage
  charts: CaseCharts
  /** The HTML above the first section. */
  intro: string
  note: CaseNote
  own: OwnOffer
  call: { title: string; text: string; button: { text: string; href: string } }
}

/** Everything that a page below `/cases` shows. */
export type CasePage = CaseWords &
  (
    | {
        layout: 'single'
        version: CaseVersion
        sections: ReturnType<typeof singleSections>
        /** The area to which curves are locked: the one that the case names, or one that enough people looked at. */
        lockedTo: string | undefined
      }
    | {
        layout: 'comparison'
        versions: [CaseVersion, CaseVersion]
        sections: ReturnType<typeof comparisonSections>
      }
  )

/** Lists the cases of this build, by path. */
export async function listCases(): Promise<ContentItem[]> {
  return (await list()).filter(({ kind }) => kind === 'case')
}

/** Makes the image files of a case, and returns the versions with them. */
export const withPictures = (versions: readonly ReadVersion[]): Promise<CaseVersion[]> =>
  Promise.all(
    versions.map(async (version) => ({ ...version, picture: await getPicture(version.file, TESTED_PICTURE) })),
  )

/**
 * Returns the view model of one case.
 * @param path the path without the base path, such as `/cases/galaxy`
 * @param file the path of its content file
 * @throws ContentError with every problem of the case, such as a missing section or picture
 */
export async function getCasePage(path: string, file: string): Promise<CasePage> {
  const [{ entry, versions, results }, site, t] = await Promise.all([readCase(file), getSite(), getTexts()])
  const { title, description, heading, lead, name, setup, primary } = entry.data
  const simulated = entry.data.source === 'simulated'
  const slug = basename(path)
  const scheduled = entry.data.publishAt === undefined ? undefined : publishMoment(entry.data.publishAt, site.timeZone)
  const updated = await getUpdated({ path, publishAt: scheduled?.at }, t)
  const note = await getCaseNote({ ...entry.data, path, results, updated }, site, t)
  const words: Omit<CaseWords, 'parts'> = {
    title,
    description,
    heading,
    lead,
    crumbs: { label: t('cases.where'), cases: { text: t('cases.all'), href: href('/cases') }, name },
    example: simulated ? simulatedNote(t) : artworkNote(t),
    setup,
    stage: caseStage({ slug, simulated, lockedTo: entry.data.lockedTo }, results, t),
    charts: await getCaseCharts(results, { slug, simulated, primary, pictures: versions.map(({ file }) => file) }),
    intro: entry.intro,
    ...{ note, own: ownOfferOf(t, note.downloads) },
    call: {
      title: t('cases.callTitle'),
      text: t('cases.callText'),
      button: { text: t('cases.getStarted'), href: signUpUrl(site.signUp) },
    },
  }
  const linkTo = ({ id, title: text }: { id: string; title: string }) => ({ text, href: `#${id}` })
  const partsOf = (sections: { id: string; title: string }[]) => ({
    label: t('cases.parts'),
    links: sections.map(linkTo),
  })
  const [first, second] = (await withPictures(versions)) as [CaseVersion, CaseVersion?]
  if (!second) {
    const sections = singleSections(entry.sections)
    const end = [
      { ...note, id: 'computed' },
      { ...words.own, id: OWN_RESULTS },
    ]
    return {
      ...words,
      layout: 'single',
      version: first,
      sections,
      parts: partsOf([...Object.values(sections), ...end]),
      lockedTo: entry.data.lockedTo ?? lockedAreaOf(words.charts.report),
    }
  }
  const sections = comparisonSections(entry.sections)
  return {
    ...words,
    layout: 'comparison',
    versions: [first, second],
    sections,
    parts: partsOf(Object.values(sections)),
  }
}
