import type { DocsTexts } from '../../../lib/pages/docs/docs-page'
import type { Parameter } from '../../../lib/reference/operations'
import type { OperationView } from '../../../lib/reference/views'
import { CodeSample } from './CodeSample'
import { Method, Path } from './Method'
import styles from './Operation.module.css'
import table from './Parameters.module.css'

/**
 * One operation: name, method and path, what it does, its path parameters, notes, and a sample. Its anchor is made from
 * method and path, so it does not change with the title.
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

/** The path parameters of an operation in three columns, which stack on phones. The column headings are visual only. */
function Parameters({ parameters, texts }: { parameters: Parameter[]; texts: DocsTexts }) {
  return (
    <div className={table.parameters}>
      <p className={table.headings} aria-hidden="true">
        <span>{texts.parameter}</span> <span>{texts.where}</span> <span>{texts.meaning}</span>
      </p>
      <dl>
        {parameters.map(({ name, description }) => (
          <div key={name} className={table.row}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd className="mute">{texts.inPath}</dd>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
