import type { ApiView, DocsPage } from '../../../lib/pages/docs/docs-page'
import { Method } from '../reference/Method'
import { MethodCircles } from '../reference/MethodCircles'
import styles from './DocumentedApi.module.css'
import { SubPages } from './SubPages'

/** A documented API: its pages and, if it has a reference, a circle for each of its operations. */
export function DocumentedApi({ api, resources, texts }: Pick<DocsPage, 'resources' | 'texts'> & { api: ApiView }) {
  const hasReference = api.count !== undefined
  return (
    <section className={styles.api}>
      <div className={styles.about}>
        <h2 className={styles.name}>
          <a href={api.href}>{api.title}</a>
        </h2>
        <p>{api.summary}</p>
        {hasReference && <p className={styles.count}>{api.count}</p>}
        <SubPages links={api.links} />
        {hasReference && (
          <ul className={styles.legend}>
            {texts.methods.map(({ method, use }) => (
              <li key={method}>
                <Method method={method} /> <span className="mute">{use}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {hasReference && (
        <nav aria-label={texts.resources}>
          <ul className={styles.resources}>
            {resources.map(({ href, title, count, methods }) => (
              <li key={href}>
                <a href={href}>
                  <span className={styles.resource}>{title}</span>{' '}
                  <MethodCircles methods={methods} className={styles.circles} />
                  <span className={styles.number}>{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  )
}
