import type { TreeLink, TreeSection } from '../../lib/pages/docs/page-tree'
import { href } from '../../lib/shared/urls'
import styles from './PageLinks.module.css'

function Links({ links }: { links: TreeLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ path, text, current, children }) => (
        <li key={path}>
          <a href={href(path)} aria-current={current ? 'page' : undefined}>
            {text}
          </a>
          {children.length > 0 && <Links links={children} />}
        </li>
      ))}
    </ul>
  )
}

/** The pages of one section, and the ways to the others. One coral disc marks the page one is on. */
export function PageLinks({ sections }: { sections: TreeSection[] }) {
  return sections.map(({ title, links }) => (
    <div key={title} className={styles.section}>
      <p className={styles.title}>{title}</p>
      <Links links={links} />
    </div>
  ))
}
