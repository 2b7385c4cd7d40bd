import { useEffect, useRef } from 'react'
import { fillTemplate } from '../../lib/i18n/client/fill-template'
import type { Template, TextValues } from '../../lib/i18n/text-key'
import { Eyes } from '../ui/Eyes'
import styles from './FailureNotice.module.css'
import { SendButton } from './SendButton'
import type { Failure } from './use-delivery'

/** The texts that both forms share, from `forms` of the locale file. Most are about a failed submission. */
export interface FailureTexts {
  failedStatus: Template<TextValues<'forms.failedStatus'>>
  failedNetwork: string
  failedTimeout: string
  failedRefused: string
  /** The service responded with a page, so whether the submission succeeded is unknown. */
  unclear: string
  nothingLost: string
  again: string
  /** The label of the button that posts again and shows the response instead of this page. */
  openAnswer: string
  byEmail: string
  mailCut: string
  sending: string
  /** The label of the honeypot, for browsers that show it. */
  honeypot: string
}

/**
 * The error message below a form that could not be sent: what happened, that nothing is lost, and two ways to continue.
 * The focus moves to the message, so that it is read out once and the buttons come next: it is not a live region.
 * @param address the company's email address
 * @param mail returns a link that opens an email with what was typed; called late, so that it has the latest text
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
  const message = useRef<HTMLParagraphElement>(null)
  // Each failed attempt is a new object, so the focus moves again.
  useEffect(() => {
    if (failure) message.current?.focus()
  }, [failure])
  // Called just before the link is followed, whether by pointer, menu or key.
  const updateLink = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => {
    currentTarget.href = mail()
  }
  const unclear = failure.reason === 'unclear'
  return (
    <div className={styles.notice} data-scheme="day" data-failure={failure.reason}>
      <Eyes colours={['paper', 'yellow']} direction={{ x: 0.3, y: -0.56 }} className={styles.eyes} />
      <p ref={message} tabIndex={-1} className={styles.words}>
        <strong>{messageFor(failure, texts)}</strong> {texts.nothingLost}
      </p>
      <div className={styles.actions}>
        <SendButton
          sending={sending}
          texts={{ send: unclear ? texts.openAnswer : texts.again, sending: texts.sending }}
        />
        <a href={`mailto:${address}`} onPointerDown={updateLink} onFocus={updateLink} onClick={updateLink}>
          {texts.byEmail}
        </a>
      </div>
    </div>
  )
}

function messageFor(failure: Failure, texts: FailureTexts): string {
  if (failure.reason === 'status') return fillTemplate(texts.failedStatus, { status: failure.status })
  return texts[messageKeys[failure.reason]]
}

const messageKeys = {
  network: 'failedNetwork',
  timeout: 'failedTimeout',
  refused: 'failedRefused',
  unclear: 'unclear',
} as const
