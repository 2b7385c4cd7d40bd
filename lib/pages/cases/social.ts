import { heatRamp } from '../../charts/heat-ramp'
import { paintDensity } from '../../charts/heatmap'
import type { Texts } from '../../i18n/texts'
import type { Motif, TestedPicture } from '../../images/social/card'
import { caseLabel } from '../case-notes'
import type { CardOfPage, CardSource } from '../define-page'
import { readEntry } from '../get-content'
import type { ContentItem } from '../list'
import { readCase } from './read-case'
import { reportOfCase } from './report-of-case'
import { casesSchema } from './schema'

/** How many cases the social card of the overview has room for. */
export const CASES_SHOWN = 2

type ReadCase = Awaited<ReturnType<typeof readCase>>

/** Makes the social card of a case. */
export async function caseCard({ file }: ContentItem, { t }: CardSource): Promise<CardOfPage> {
  const read = await readCase(file)
  const { heading, card } = read.entry.data
  return { title: heading, area: card.kind, motif: caseMotif(read, t) }
}

/** Makes the social card of the overview. */
export async function casesCard({ file }: ContentItem, { items, t }: CardSource): Promise<CardOfPage> {
  const cases = items.filter((item) => item.kind === 'case').map((item) => readCase(item.file))
  const [{ data }, read] = await Promise.all([readEntry(file, casesSchema), Promise.all(cases)])
  return { title: data.heading, area: t('site.cases'), motif: casesMotif(read, t) }
}

/** Returns the motif of a case: its tested pictures with their heatmaps, all on one scale. */
function caseMotif(read: ReadCase, t: Texts): Extract<Motif, { kind: 'case' }> {
  const { entry, versions } = read
  const pictures = heatedPictures(read)
  return {
    kind: 'case',
    name: entry.data.name,
    versions: versions.map(({ name }, index) => ({
      name,
      letter: versions.length > 1 ? 'AB'[index] : undefined,
      picture: pictures[index] as TestedPicture,
    })),
    note: caseLabel([entry.data.source], t),
  }
}

/**
 * Returns the motif of the overview: the first tested picture of each of the first cases, in the order of the cards.
 */
function casesMotif(cases: readonly ReadCase[], t: Texts): Extract<Motif, { kind: 'cases' }> {
  const order = ({ entry }: ReadCase) => entry.data.card.order ?? Number.MAX_SAFE_INTEGER
  const shown = cases.toSorted((one, other) => order(one) - order(other)).slice(0, CASES_SHOWN)
  return {
    kind: 'cases',
    pictures: shown.flatMap((read) => heatedPictures(read).slice(0, 1)),
    note: caseLabel(
      shown.map(({ entry }) => entry.data.source),
      t,
    ),
  }
}

function heatedPictures({ entry, versions, results }: ReadCase): TestedPicture[] {
  const getScale = once(() => {
    const { source, primary } = entry.data
    const report = reportOfCase(results, { simulated: source === 'simulated', primary })
    return { ...report, palette: heatRamp(256) }
  })
  return versions.map(({ file }, index) => ({
    file,
    heat: () => {
      const { versions, peak, palette } = getScale()
      const density = versions[index]?.density
      if (!density)
        throw new Error(`${file} has no results. Read the case with readCase, which rejects such a picture.`)
      return { width: density.columns, height: density.rows, bytes: paintDensity(density, peak, palette) }
    },
  }))
}

/**
 * Makes a value when it is first needed. Both pictures of a case share one scale, which is needed only when they are
 * drawn.
 */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
