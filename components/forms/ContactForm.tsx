'use client'

import { useRef } from 'react'
import { useIslandTexts } from '../../lib/i18n/client/use-island-texts'
import { fieldLimits, notBlank } from '../../lib/shared/forms/limits'
import { mailLink } from '../../lib/shared/forms/mail-link'
import { href } from '../../lib/shared/urls'
import styles from './ContactForm.module.css'
// Imported before the components, so that its rules precede theirs whatever the modules are called.
import './Honeypot.module.css'
import { FailureNotice, type FailureTexts } from './FailureNotice'
import { Field } from './Field'
import { Honeypot } from './Honeypot'
import { MessageBox } from './MessageBox'
import { SendButton } from './SendButton'
import { useDelivery } from './use-delivery'
import { useFieldMessages } from './use-field-messages'
import { useWatchingEyes } from './use-watching-eyes'

/** The props of the contact form. */
interface ContactFormProps {
  action: string
  transport: 'fetch' | 'native'
  /** The address for sending an email instead. */
  email: string
  /** The initial text of the message. */
  message: string
  texts: Record<
    | 'name'
    | 'company'
    | 'email'
    | 'phone'
    | 'optional'
    | 'messageLabel'
    | 'send'
    | 'privacy'
    | 'privacyLink'
    | 'subject',
    string
  >
  failure: FailureTexts
}

/** The contact form. Without scripts it is an ordinary form; with scripts, nothing that was typed can be lost. */
export function ContactForm({ action, transport, email, message, ...initial }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const texts = useIslandTexts('contact', initial.texts)
  const failureTexts = useIslandTexts('forms', initial.failure)
  const { sending, failure } = useDelivery(form, { action, name: 'contact', transport })
  const messages = useFieldMessages(form)
  useWatchingEyes(form)

  const mail = () => {
    const data = new FormData(form.current ?? undefined)
    const typed = (name: string) => String(data.get(name) ?? '')
    const sender = ['name', 'company', 'email', 'phone'].map(typed).filter(Boolean)
    return mailLink({ to: email, subject: texts.subject, message: typed('message'), sender, cut: failureTexts.mailCut })
  }

  return (
    <form ref={form} action={action} method="post" className={styles.form}>
      <input type="hidden" name="form-name" value="contact" />
      <Honeypot label={failureTexts.honeypot} />
      <Field
        name="name"
        label={texts.name}
        message={messages.name}
        type="text"
        autoComplete="name"
        required
        pattern={notBlank}
        maxLength={fieldLimits.name}
      />
      <Field
        name="company"
        label={texts.company}
        message={messages.company}
        type="text"
        autoComplete="organization"
        required
        pattern={notBlank}
        maxLength={fieldLimits.company}
      />
      <Field
        name="email"
        label={texts.email}
        message={messages.email}
        type="email"
        autoComplete="email"
        required
        maxLength={fieldLimits.email}
      />
      <Field
        name="phone"
        label={texts.phone}
        optional={texts.optional}
        type="tel"
        autoComplete="tel"
        maxLength={fieldLimits.phone}
      />
      <div className={styles.message}>
        <label htmlFor="field-message" className={styles.label}>
          {texts.messageLabel}
        </label>
        <div className={failure ? `${styles.frame} ${styles.failed}` : styles.frame}>
          <MessageBox id="field-message" name="message" text={message} className={styles.area} />
          {failure && (
            <FailureNotice failure={failure} sending={sending} texts={failureTexts} address={email} mail={mail} />
          )}
        </div>
      </div>
      {!failure && (
        <div className={styles.send}>
          <SendButton sending={sending} texts={{ send: texts.send, sending: failureTexts.sending }} />
        </div>
      )}
      <p className={`small mute ${styles.privacy}`}>
        {texts.privacy} <a href={href('/privacy')}>{texts.privacyLink}</a>
      </p>
    </form>
  )
}
