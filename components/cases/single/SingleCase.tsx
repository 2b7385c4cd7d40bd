import type { CasePage } from '../../../lib/pages/cases/cases'
import { CaseText } from '../CaseText'
import { GetStarted } from '../GetStarted'
import { HowComputed } from '../HowComputed'
import { OwnResults } from '../OwnResults'
import { Stage } from '../stage/Stage'
import { Beetles } from './Beetles'
import styles from './SingleCase.module.css'
import { SingleEmotion } from './SingleEmotion'
import { SingleExcitement } from './SingleExcitement'
import { SingleTracking } from './SingleTracking'

/** The data for the sections of a test of a single page. */
export type SinglePage = Extract<CasePage, { layout: 'single' }>

/** A test of a single page: the stage, then a section for each measurement. */
export function SingleCase(page: SinglePage) {
  return (
    <>
      <Stage page={page} />
      <div className={`wrap ${styles.intro}`}>
        <Beetles className={styles.beetles} />
        <CaseText html={page.intro} className={styles.introText} />
      </div>
      <SingleEmotion page={page} />
      <SingleTracking page={page} />
      <SingleExcitement page={page} />
      <HowComputed {...page.note} />
      <OwnResults {...page.own} />
      <GetStarted {...page.call} />
    </>
  )
}
