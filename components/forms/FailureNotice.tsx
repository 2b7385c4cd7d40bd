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
  failedRefused: string
  /** The service answered with a page: nobody can tell. */
  unclear: string
  nothingLost: string
  again: string
  /** Posts once more, in the place of this page. */
  openAnswer: string
  byEmail: string
  mailCut: string
  sending: string
  /** What the decoy says where it is seen all the same. */
  decoy: string
}

/**
 * The lower storey of a form that could not be sent: what happened, that nothing is lost, and two ways on.
 * The focus goes to the sentence, which is thereby read out, once, and the buttons are the next stop: no live region.
 * @param address of the company
 * @param mail opens a mail to it with what was typed; made when it is needed, so that it holds the latest words
 */
export function FailureNotice({
  failure,
  sending,
  texts,
  address,
  mail,
}: {
  failure: Failure
  sending: boolean
  texts: FailureTexts
  address: string
  mail: () => string
}) {
  const sentence = useRef<HTMLParagraphElement>(null)
  // Each failed try is a new object, and takes the focus again.
  useEffect(() => {
    if (failure) sentence.current?.focus()
  }, [failure])
  // Before a press of any kind, a menu or a key.
  const fill = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => {
    currentTarget.href = mail()
  }
  const unclear = failure.reason === 'unclear'
  return (
    <div className={styles.storey} data-scheme="day" data-failure={failure.reason}>
      <Eyes colours={['paper', 'yellow']} look={{ x: 0.3, y: -0.56 }} className={styles.eyes} />
      <p ref={sentence} tabIndex={-1} className={styles.words}>
        <strong>{sentenceFor(failure, texts)}</strong> {texts.nothingLost}
      </p>
      <div className={styles.ways}>
        <SendButton
          sending={sending}
          texts={{ send: unclear ? texts.openAnswer : texts.again, sending: texts.sending }}
        />
        <a href={`mailto:${address}`} onPointerDown={fill} onFocus={fill} onClick={fill}>
          {texts.byEmail}
        </a>
      </div>
    </div>
  )
}

function sentenceFor(failure: Failure, texts: FailureTexts): string {
  if (failure.reason === 'status') return fillTemplate(texts.failedStatus, { status: failure.status })
  return texts[sentences[failure.reason]]
}

const sentences = {
  network: 'failedNetwork',
  timeout: 'failedTimeout',
  refused: 'failedRefused',
  unclear: 'unclear',
} as const
