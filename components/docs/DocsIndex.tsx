import type { ApiView, DocsPage, DocsTexts } from '../../lib/docs/page'
import type { LinkText } from '../../lib/navigation/chrome'
import { Eyes } from '../ui/Eyes'
import { ClosedEye } from './ClosedEye'
import styles from './DocsIndex.module.css'
import { Method } from './Method'
import { MethodDiscs } from './MethodDiscs'
import prose from './Prose.module.css'
import { DashedLabel } from './Unpublished'

/** The pages of an API. */
function SubPages({ links }: { links: LinkText[] }) {
  if (links.length === 0) return null
  return (
    <ul className={styles.links}>
      {links.map(({ href, text }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  )
}

/** The API that is written out: its pages, and its reference as discs of ink, one for each operation. */
function Written({ api, resources, texts }: Pick<DocsPage, 'resources' | 'texts'> & { api: ApiView }) {
  return (
    <section className={styles.written}>
      <div className={styles.about}>
        <h2 className={styles.name}>
          <a href={api.href}>{api.title}</a>
        </h2>
        <p>{api.summary}</p>
        <p className={styles.count}>{api.count}</p>
        <SubPages links={api.links} />
        <ul className={styles.legend}>
          {texts.methods.map(({ method, use }) => (
            <li key={method}>
              <Method method={method} /> <span className="mute">{use}</span>
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.resources} aria-label={texts.resources}>
        {resources.map(({ href, title, count, methods }) => (
          <li key={href}>
            <a href={href}>
              <span className={styles.resource}>{title}</span>
              <MethodDiscs methods={methods} className={styles.discs} />
              <span className={styles.number}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An API whose contents are available on request. */
function Named({ api, texts }: { api: ApiView; texts: DocsTexts }) {
  return (
    <li className={styles.named}>
      <ClosedEye className={styles.lid} />
      <h2 className={styles.other}>
        <a href={api.href}>{api.title}</a>
      </h2>
      <p>{api.summary}</p>
      <SubPages links={api.links} />
      <p className={styles.state}>
        <DashedLabel>{texts.onRequest}</DashedLabel>
      </p>
    </li>
  )
}

/** The first page of the documentation: open eyes on what is written out, shut ones above what is on request. */
export function DocsIndex({ title, lead, apis, resources, sections, texts }: DocsPage) {
  const written = apis.filter(({ onRequest }) => !onRequest)
  const named = apis.filter(({ onRequest }) => onRequest)
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <Eyes look={{ x: -0.22, y: 0.4 }} pupil={0.36} className={styles.eyes} />
        <p className={`lead ${styles.lead}`}>{lead}</p>
      </header>
      {written.map((api) => (
        <Written key={api.href} api={api} resources={resources} texts={texts} />
      ))}
      <ul className={styles.others}>
        {named.map((api) => (
          <Named key={api.href} api={api} texts={texts} />
        ))}
      </ul>
      <div className={styles.notes}>
        {sections.map(({ id, title, html }) => (
          <section key={id} className={prose.prose} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from our own Markdown, and sanitised */}
            <div className={styles.note} dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
      </div>
    </div>
  )
}
