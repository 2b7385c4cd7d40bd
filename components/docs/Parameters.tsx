// biome-ignore-all lint/a11y/noRedundantRoles: CSS changes `display` on phones, and with it browsers drop the table
import type { Parameter } from '../../lib/docs/operations'
import type { DocsTexts } from '../../lib/docs/page'
import styles from './Parameters.module.css'

/** The path parameters of one operation. Rows stack on phones; the roles keep it a table there. */
export function Parameters({
  parameters,
  title,
  texts,
}: {
  parameters: Parameter[]
  /** Of the operation: the table's name. */
  title: string
  texts: DocsTexts
}) {
  return (
    <table role="table" className={styles.table} aria-label={`${title}: ${texts.parameter}`}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {texts.parameter}
          </th>
          <th role="columnheader" scope="col">
            {texts.where}
          </th>
          <th role="columnheader" scope="col">
            {texts.meaning}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {parameters.map(({ name, meaning }) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row">
              <code>{name}</code>
            </th>
            <td role="cell" className="mute">
              {texts.inPath}
            </td>
            <td role="cell">{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
