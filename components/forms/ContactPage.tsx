import type { ContactPage as Page } from '../../lib/pages/contact/view'
import { Eyes } from '../ui/Eyes'
import { Island } from '../ui/Island'
import { Value } from '../ui/Value'
import { ContactForm } from './ContactForm'
import styles from './ContactPage.module.css'
import watching from './WatchingEyes.module.css'

/** `/contact`: the title and contact details on one side, the form on the other. */
export function ContactPage({ title, lead, details, form, fault }: Page) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.title}>
        <h1 className={styles.heading}>{title}</h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
      </div>
      <div className={styles.formSide}>
        <WatchingEyes className={styles.eyes} />
        <Island name="contact" fault={fault} className={styles.form}>
          <ContactForm {...form} />
        </Island>
      </div>
      <dl className={styles.details}>
        {details.map(({ label, lines }) => (
          <div key={label} className={styles.detail}>
            <dt>{label}</dt>
            <dd>
              {lines.flatMap(({ text, href }) => [
                <span key={text} className={styles.line}>
                  {href ? <a href={href}>{text}</a> : <Value>{text}</Value>}
                </span>,
                ' ',
              ])}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A pair of eyes. `useWatchingEyes` makes them look at the field with the focus. */
function WatchingEyes({ className = '' }: { className?: string | undefined }) {
  return (
    <div data-watching-eyes="" className={`${watching.eyes} ${className}`}>
      <Eyes direction={{ x: 0, y: 0 }} pupil={0.33} />
    </div>
  )
}
