import type { PageGroup } from '../../lib/pages/all-pages'
import styles from './AllPages.module.css'
import { LinkList } from './LinkList'

/** Every page of the site by its part: where the search leads without script, and when it cannot be loaded. */
export function AllPages({ title, groups }: { title: string; groups: PageGroup[] }) {
  return (
    <section aria-labelledby="all-pages" className={styles.all}>
      <h2 id="all-pages">{title}</h2>
      <div className={styles.groups}>
        {groups.map(({ title, links }) => (
          <div key={title}>
            <h3 className={styles.group}>{title}</h3>
            <LinkList links={links} className={styles.links} />
          </div>
        ))}
      </div>
    </section>
  )
}
