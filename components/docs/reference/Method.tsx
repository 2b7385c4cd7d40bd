import { Fragment } from 'react'
import type { Method as MethodName } from '../../../lib/reference/operations'
import type { PathPart } from '../../../lib/reference/paths'
import styles from './Method.module.css'

/** The method of an operation: a circle in its colour, and its name, which carries the meaning. */
export function Method({ method }: { method: MethodName }) {
  return (
    <span className={styles.method} data-method={method}>
      {method}
    </span>
  )
}

/** The path of an operation, with its parameters marked. */
export function Path({ parts }: { parts: PathPart[] }) {
  return (
    <code className={styles.path}>
      {parts.map(({ text, parameter }) =>
        parameter ? (
          <span key={text} className={styles.parameter}>
            {text}
          </span>
        ) : (
          <Breakable key={text} text={text} />
        ),
      )}
    </code>
  )
}

/** A part of a path. A line may break after each slash, and nowhere else. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=\/)/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path are never reordered
    <Fragment key={index}>
      {piece}
      {piece.endsWith('/') && <wbr />}
    </Fragment>
  ))
}
