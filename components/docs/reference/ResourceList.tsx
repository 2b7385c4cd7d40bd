import type { ResourceView } from '../../../lib/pages/docs/docs-page'
import { MethodCircles } from './MethodCircles'
import styles from './ResourceList.module.css'

/**
 * The pages of the reference, with one circle for each operation, so that readers can compare their sizes at a glance.
 */
export function ResourceList({ resources, label }: { resources: ResourceView[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {resources.map(({ href, title, lead, count, methods, groups }) => (
          <li key={href} className={styles.row}>
            <h2 className={styles.title}>
              <a href={href}>{title}</a>
            </h2>
            <p className={styles.count}>{count}</p>
            <MethodCircles methods={methods} />
            <p className={styles.lead}>{lead}</p>
            {groups.length > 1 && (
              <ul className={styles.groups}>
                {groups.map((group) => (
                  <li key={group.href}>
                    <a href={group.href}>{group.text}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
