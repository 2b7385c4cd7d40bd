import type { CasePage } from '../../lib/content/cases'
import { Eyes } from '../ui/Eyes'
import { Beetles } from './Beetles'
import { CaseText } from './CaseText'
import { Crumbs } from './Crumbs'
import { ExampleNote } from './ExampleNote'
import { Face } from './Face'
import { GetStarted } from './GetStarted'
import { HowComputed } from './HowComputed'
import { Pulse } from './Pulse'
import { SetUp } from './SetUp'
import styles from './SingleCase.module.css'
import { TestedPicture } from './TestedPicture'

/** The test of one page: the page is peeped at from behind, then each measurement has a storey of its own. */
export function SingleCase(page: Extract<CasePage, { layout: 'single' }>) {
  const { emotion, eyeTracking, excitement } = page.sections
  return (
    <>
      <div className={`wrap ${styles.title}`}>
        <Crumbs {...page.crumbs} />
        <h1 className={styles.heading}>{page.heading}</h1>
      </div>
      <div className={`wrap ${styles.opening}`}>
        <div className={styles.panel} data-scheme="day">
          <div className={styles.words}>
            <p className={styles.lead}>{page.lead}</p>
            <SetUp items={page.setup} stacked />
          </div>
          <figure className={styles.sheet}>
            <Eyes colours={['yellow', 'paper']} look={{ x: 0.06, y: 0.2 }} className={styles.peep} />
            <TestedPicture version={page.version} sizes="(min-width: 1024px) 58vw, 92vw" eager />
          </figure>
        </div>
        <ExampleNote {...page.example} />
      </div>
      <div className={`wrap ${styles.intro}`}>
        <Beetles className={styles.beetles} />
        <CaseText html={page.intro} className={styles.introText} />
      </div>
      <section className={styles.emotion} data-scheme="day" aria-labelledby={emotion.id}>
        <div className={`wrap ${styles.emotionGrid}`}>
          <h2 id={emotion.id} className={styles.huge}>
            {emotion.title}
          </h2>
          <CaseText html={emotion.html} className={styles.emotionText} />
          <ul className={styles.faces}>
            <li>
              <Face mood="happiness" plate="pink" className={styles.face} />
              <span>{page.texts.emotions.happiness}</span>
            </li>
            <li>
              <Face mood="contempt" plate="coral" className={styles.face} />
              <span>{page.texts.emotions.contempt}</span>
            </li>
          </ul>
        </div>
      </section>
      <section className={`wrap ${styles.tracking}`} aria-labelledby={eyeTracking.id}>
        <h2 id={eyeTracking.id} className={styles.huge}>
          {eyeTracking.title}
        </h2>
        <figure className={styles.marked}>
          <TestedPicture
            version={page.version}
            show="outlined"
            rim="ink"
            alt={page.version.areasInWords}
            sizes="(min-width: 1024px) 60vw, 92vw"
          />
          <figcaption className={styles.caption}>{page.texts.areas}</figcaption>
        </figure>
        <CaseText html={eyeTracking.html} className={styles.trackingText} />
      </section>
      <section className={styles.excitement} data-scheme="day" aria-labelledby={excitement.id}>
        <div className="wrap">
          <h2 id={excitement.id} className={styles.huge}>
            {excitement.title}
          </h2>
        </div>
        <Pulse beats={7} className={styles.pulse} />
        <div className="wrap">
          <CaseText html={excitement.html} className={styles.excitementText} />
        </div>
      </section>
      <HowComputed {...page.note} />
      <GetStarted {...page.call} />
    </>
  )
}
