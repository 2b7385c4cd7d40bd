import { useEffect, useRef } from 'react'
import { fillTemplate } from '../../lib/i18n/client/fill-template'
import { Eyes } from '../ui/Eyes'
import styles from './FailureNotice.module.css'
import { SendButton } from './SendButton'
import type { Failure } from './use-delivery'

/** The words around a failed submission, from `forms` of the locale file. */
export interface FailureTexts {
  failedStatus: string
  failedNetwork: string
  failedTimeout: string
  nothingLost: string
  again: string
  byEmail: string
  mailCut: string
  sending: string
  /** What the decoy says where it is seen all the same. */
  decoy: string
}

/**
 * The lower storey of a form that could not be sent: what happened, that nothing is lost, and two ways on.
 * The focus goes to the sentence, so that it is heard and the buttons are the next stop.
 * @param email opens a mail with what was typed; made when it is pressed, so that it holds the latest words
 */
export function FailureNotice({
  failure,
  sending,
  texts,
  email,
}: {
  failure: Failure
  sending: boolean
  texts: FailureTexts
  email: () => string
}) {
  const sentence = useRef<HTMLParagraphElement>(null)
  // Each failed try is a new object, and takes the focus again.
  useEffect(() => {
    if (failure) sentence.current?.focus()
  }, [failure])
  return (
    <div className={styles.storey} data-scheme="day" role="alert">
      <Eyes colours={['paper', 'yellow']} look={{ x: 0.3, y: -0.56 }} className={styles.eyes} />
      <p ref={sentence} tabIndex={-1} className={styles.words}>
        <strong>{sentenceFor(failure, texts)}</strong> {texts.nothingLost}
      </p>
      <div className={styles.ways}>
        <SendButton sending={sending} texts={{ send: texts.again, sending: texts.sending }} />
        <a
          href={email()}
          onPointerDown={({ currentTarget }) => {
            currentTarget.href = email()
          }}
          onFocus={({ currentTarget }) => {
            currentTarget.href = email()
          }}
        >
          {texts.byEmail}
        </a>
      </div>
    </div>
  )
}

function sentenceFor(failure: Failure, texts: FailureTexts): string {
  if (failure.reason === 'status') return fillTemplate(texts.failedStatus, { status: failure.status })
  return failure.reason === 'timeout' ? texts.failedTimeout : texts.failedNetwork
}
