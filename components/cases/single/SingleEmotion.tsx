import { type BasicEmotion, type Report, tokenOf } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { CurvePanel } from '../../charts/CurvePanel'
import { Scores } from '../../charts/Scores'
import { FormulaLinks } from '../FormulaLinks'
import type { SinglePage } from './SingleCase'
import styles from './SingleEmotion.module.css'
import { TestSection } from './TestSection'

/** The emotions that every case shows. */
const ALWAYS: readonly BasicEmotion[] = ['happiness', 'contempt']

/**
 * Returns the emotions of a page: the one that changes most after the first look at an area (without an area, the one
 * that changes most after the first second), then those that every case shows.
 */
function shownEmotions({ figures }: Report, area: string | undefined): BasicEmotion[] {
  const change = (emotion: BasicEmotion) =>
    Math.abs(figures.get(area === undefined ? `a.${emotion}` : `a.areas.${tokenOf(area)}.after.${emotion}`)?.value || 0)
  const others = settings.BASIC_EMOTIONS.filter((emotion) => !ALWAYS.includes(emotion))
  return [...others.toSorted((one, other) => change(other) - change(one)).slice(0, 1), ...ALWAYS]
}

/** Emotion: curves around each viewer's first look at the area that the case names, then the scores of every viewer. */
export function SingleEmotion({ page: { sections, charts, lockedTo, note } }: { page: SinglePage }) {
  const { report, texts } = charts
  const emotions = shownEmotions(report, lockedTo)
  const panel = <CurvePanel {...{ report, texts }} channels={emotions} area={lockedTo} className={styles.curves} />
  return (
    <TestSection section={sections.emotion} colour="yellow" panel={panel}>
      <Scores report={report} shown={['engagement', 'impact', ...emotions]} texts={texts} />
      <FormulaLinks note={note} entries={['engagement', 'impact', 'rises', 'curves', 'intervals']} />
    </TestSection>
  )
}
