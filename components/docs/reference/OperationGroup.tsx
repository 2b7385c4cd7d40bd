import type { DocsTexts } from '../../../lib/pages/docs/docs-page'
import type { GroupView } from '../../../lib/reference/views'
import { Method, Path } from './Method'
import { Operation } from './Operation'
import styles from './OperationGroup.module.css'

/** A group of operations: a description, a list of links, and each operation in full. */
export function OperationGroup({ id, title, text, operations, texts }: GroupView & { texts: DocsTexts }) {
  return (
    <>
      <section className={styles.group} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <ul className={styles.list}>
          {operations.map((operation) => (
            <li key={operation.id} className={styles.row}>
              <Method method={operation.method} /> <Path parts={operation.parts} />{' '}
              <a href={`#${operation.id}`}>{operation.title}</a>
            </li>
          ))}
        </ul>
      </section>
      {operations.map((operation) => (
        <Operation key={operation.id} {...operation} texts={texts} />
      ))}
    </>
  )
}
