import type { CasePage } from '../../../lib/pages/cases/cases'
import { CaseText } from '../CaseText'
import { FormulaLinks } from '../FormulaLinks'
import { GetStarted } from '../GetStarted'
import { HowComputed } from '../HowComputed'
import { OwnResults } from '../OwnResults'
import { Stage } from '../stage/Stage'
import styles from './ComparisonCase.module.css'
import { Conclusion } from './Conclusion'
import { Dashboard } from './Dashboard'
import { Heatmap } from './Heatmap'
import { Movements } from './Movements'
import { Scores } from './Scores'

/** An A/B test: the stage, then its results section by section, each with an explanation of how to read it. */
export function ComparisonCase(page: Extract<CasePage, { layout: 'comparison' }>) {
  const { scores, heatmap, dashboard, movements, conclusion } = page.sections
  return (
    <>
      <Stage page={page} />
      <CaseText html={page.intro} className={`wrap ${styles.intro}`} />
      <Scores section={scores} charts={page.charts}>
        <FormulaLinks
          note={page.note}
          entries={['engagement', 'impact', 'excitement', 'rises', 'intervals', 'rounding']}
        />
      </Scores>
      <Heatmap section={heatmap} versions={page.versions} charts={page.charts}>
        <FormulaLinks note={page.note} entries={['density']} />
      </Heatmap>
      <Dashboard section={dashboard} versions={page.versions} charts={page.charts}>
        <FormulaLinks note={page.note} entries={['curves', 'areas', 'shares', 'accuracy']} />
      </Dashboard>
      <Movements section={movements} versions={page.versions} charts={page.charts}>
        <FormulaLinks note={page.note} entries={['fixations']} />
      </Movements>
      <Conclusion {...conclusion} />
      <HowComputed {...page.note} />
      <OwnResults {...page.own} />
      <GetStarted {...page.call} />
    </>
  )
}
