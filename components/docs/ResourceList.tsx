import type { ResourceView } from '../../lib/pages/docs/docs-page'
import { MethodDiscs } from './MethodDiscs'
import styles from './ResourceList.module.css'

/** The pages of the reference: one disc of ink for each operation, so that the weight of a part is seen before it is read. */
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
            <MethodDiscs methods={methods} />
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
