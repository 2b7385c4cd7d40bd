import type { DocsTexts } from '../../lib/pages/docs/docs-page'
import type { OperationView } from '../../lib/reference/views'
import { CodeSample } from './CodeSample'
import { Method, Path } from './Method'
import styles from './Operation.module.css'
import { Parameters } from './Parameters'

/**
 * One operation: name, method and path, what it does, what stands in its path, the rules that are known, and a sample.
 * Its anchor is made of method and path, so it survives a new title.
 */
export function Operation({ texts, ...operation }: OperationView & { texts: DocsTexts }) {
  const { id, title, method, parts, summary, parameters, notes, samples } = operation
  return (
    <section id={id} className={styles.operation}>
      <h3 className={styles.title}>
        <a href={`#${id}`}>{title}</a>
      </h3>
      <p className={styles.call}>
        <Method method={method} /> <Path parts={parts} />
      </p>
      <p className={styles.text}>{summary}</p>
      {parameters.length > 0 && <Parameters parameters={parameters} texts={texts} />}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <CodeSample samples={samples} texts={texts} />
    </section>
  )
}
