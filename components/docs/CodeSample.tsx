import type { Sample, SamplePart } from '../../lib/docs/curl-sample'
import styles from './CodeSample.module.css'

/** A piece of a sample in its one colour, or bold where the reader fills something in. */
function Part({ text, kind }: SamplePart) {
  if (kind === 'parameter') return <b>{text}</b>
  return kind === 'string' ? <span className={styles.string}>{text}</span> : text
}

/** A code sample under the name of its language. A wide line scrolls inside, also by keyboard. */
export function CodeSample({ language, lines }: Sample) {
  const parts = lines.flatMap((line, index) => (index === 0 ? line : [{ text: '\n' }, ...line]))
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.bar}>
        <span className={styles.language}>{language}</span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className={styles.code} tabIndex={0}>
        <code>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sample never change places
            <Part key={index} {...part} />
          ))}
        </code>
      </pre>
    </figure>
  )
}
