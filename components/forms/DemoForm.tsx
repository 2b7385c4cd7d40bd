'use client'

import { useRef } from 'react'
import { useIslandTexts } from '../../lib/i18n/client/use-island-texts'
import { fieldLimits } from '../../lib/shared/forms/limits'
import { mailLink } from '../../lib/shared/forms/mail-link'
import { href } from '../../lib/shared/urls'
// Imported first, so that its rules precede those of the form whatever the modules are called.
import './Honeypot.module.css'
import styles from './DemoForm.module.css'
import { FailureNotice, type FailureTexts } from './FailureNotice'
import { Honeypot } from './Honeypot'
import { SendButton } from './SendButton'
import { useDelivery } from './use-delivery'
import { useFieldMessages } from './use-field-messages'

/** The props of the demo form. */
interface DemoFormProps {
  action: string
  transport: 'fetch' | 'native'
  email: string
  texts: Record<'label' | 'placeholder' | 'submit' | 'privacy' | 'privacyLink' | 'subject' | 'mail', string>
  failure: FailureTexts
}

/** The demo request: one field and its button in one pill. */
export function DemoForm({ action, transport, email, ...initial }: DemoFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const texts = useIslandTexts('demo', initial.texts)
  const failureTexts = useIslandTexts('forms', initial.failure)
  const { sending, failure } = useDelivery(form, { action, name: 'simple-demo', transport })
  const { email: message } = useFieldMessages(form)
  const mail = () => {
    const typed = new FormData(form.current ?? undefined).get('email')
    const sender = [String(typed ?? '')]
    return mailLink({ to: email, subject: texts.subject, message: texts.mail, sender, cut: failureTexts.mailCut })
  }

  return (
    <form ref={form} action={action} method="post" className={styles.form}>
      <input type="hidden" name="form-name" value="simple-demo" />
      <Honeypot label={failureTexts.honeypot} />
      <label htmlFor="demo-email" className="visually-hidden">
        {texts.label}
      </label>
      <div className={failure || message ? `${styles.pill} ${styles.open}` : styles.pill}>
        <div className={styles.row}>
          <input
            id="demo-email"
            type="email"
            name="email"
            required
            maxLength={fieldLimits.email}
            autoComplete="email"
            placeholder={texts.placeholder}
            className={styles.input}
            aria-invalid={message ? true : undefined}
            aria-describedby={message ? 'demo-email-message' : undefined}
          />
          {!failure && <SendButton sending={sending} texts={{ send: texts.submit, sending: failureTexts.sending }} />}
        </div>
        {message && (
          <p id="demo-email-message" className={styles.message}>
            {message}
          </p>
        )}
        {failure && (
          <FailureNotice failure={failure} sending={sending} texts={failureTexts} address={email} mail={mail} />
        )}
      </div>
      <p className={`small ${styles.privacy}`}>
        {texts.privacy} <a href={href('/privacy')}>{texts.privacyLink}</a>
      </p>
    </form>
  )
}
