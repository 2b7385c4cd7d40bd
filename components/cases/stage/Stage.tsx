import type { CasePage } from '../../../lib/pages/cases/cases'
import { ExampleNote } from '../ExampleNote'
import styles from './Stage.module.css'
import { StageExplorer } from './StageExplorer'

/** The stage of a case, dark in both colour schemes: the question, then the pictures, lit where people looked. */
export function Stage({ page }: { page: CasePage }) {
  const versions = page.layout === 'single' ? [page.version] : page.versions
  return (
    <div className={styles.stage} data-scheme="night">
      <div className="wrap">
        <Crumbs {...page.crumbs} />
        <div className={styles.title}>
          <h1 className={styles.heading}>{page.heading}</h1>
          <div className={styles.words}>
            <p className={styles.lead}>{page.lead}</p>
            <ExampleNote {...page.example} />
          </div>
        </div>
        <StageExplorer versions={versions} stage={page.stage} />
        <SetUp items={page.setup} />
        <nav aria-label={page.parts.label} className={styles.parts}>
          {page.parts.links.flatMap(({ text, href }) => [
            <a key={href} href={href}>
              {text}
            </a>,
            ' ',
          ])}
        </nav>
      </div>
    </div>
  )
}

/** The breadcrumbs above the heading of a case. */
function Crumbs({ label, cases, name }: CasePage['crumbs']) {
  return (
    <nav aria-label={label} className={styles.crumbs}>
      <a href={cases.href}>{cases.text}</a> <span aria-hidden="true">/</span> <span aria-current="page">{name}</span>
    </nav>
  )
}

/** How the test was set up: three terms with short descriptions, side by side if there is room. */
function SetUp({ items }: { items: CasePage['setup'] }) {
  return (
    <dl className={styles.setup}>
      {items.map(({ name, text }) => (
        <div key={name} className={styles.item}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
