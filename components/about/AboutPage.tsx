import type { AboutPage as Page } from '../../lib/pages/about/view'
import text from '../prose/ShortText.module.css'
import { ButtonLink } from '../ui/Button'
import { Eyes } from '../ui/Eyes'
import { Reveal } from '../ui/Reveal'
import styles from './AboutPage.module.css'
import { ThreeLayers } from './ThreeLayers'

/**
 * `/about`: the three measurements as overlapping layers, then the story of the company, and its consulting services.
 */
export function AboutPage({ title, lead, layers, story, consulting, next }: Page) {
  return (
    <>
      <div className={`wrap ${styles.title}`}>
        <h1 className={styles.heading}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <ThreeLayers {...layers} />
      <div className={`wrap ${styles.story}`}>
        {story.map((section) => (
          <section key={section.id} aria-labelledby={section.id} className={styles.chapter}>
            <h2 id={section.id} className={styles.chapterTitle}>
              {section.title}
            </h2>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the Markdown pipeline has sanitised it */}
            <div className={`${text.text} ${styles.prose}`} dangerouslySetInnerHTML={{ __html: section.html }} />
          </section>
        ))}
      </div>
      <section className="wrap" aria-labelledby="consulting">
        <Reveal className={styles.consulting}>
          <div>
            <h2 id="consulting">{consulting.title}</h2>
            <p className={`lead ${styles.consultingLead}`}>{consulting.lead}</p>
          </div>
          <dl className={styles.services}>
            {consulting.services.map(({ name, text }) => (
              <div key={name} className={styles.service}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Reveal>
      </section>
      <section className={`wrap ${styles.nextWrap}`} aria-labelledby="next">
        <Reveal>
          <div className={styles.next} data-scheme="day">
            <div>
              <h2 id="next">{next.title}</h2>
              <p className={styles.links}>
                <ButtonLink href={next.contact.href}>{next.contact.text}</ButtonLink>{' '}
                <ButtonLink href={next.cases.href} variant="text">
                  {next.cases.text}
                </ButtonLink>
              </p>
            </div>
            <Eyes colours={['yellow', 'pink']} direction={{ x: -0.5, y: 0.1 }} className={styles.nextEyes} />
          </div>
        </Reveal>
      </section>
    </>
  )
}
