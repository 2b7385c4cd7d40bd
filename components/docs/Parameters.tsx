import type { DocsTexts } from '../../lib/pages/docs/docs-page'
import type { Parameter } from '../../lib/reference/operations'
import styles from './Parameters.module.css'

/** The path parameters of one operation: three columns, which stack on phones. The heads of the columns are for the eye. */
export function Parameters({ parameters, texts }: { parameters: Parameter[]; texts: DocsTexts }) {
  return (
    <div className={styles.parameters}>
      <p className={styles.heads} aria-hidden="true">
        <span>{texts.parameter}</span> <span>{texts.where}</span> <span>{texts.meaning}</span>
      </p>
      <dl>
        {parameters.map(({ name, meaning }) => (
          <div key={name} className={styles.row}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd className="mute">{texts.inPath}</dd>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
