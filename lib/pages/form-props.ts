import { getSite } from '../content/site'
import { pickTexts } from '../i18n/pick-texts'
import { getTexts } from '../i18n/texts'
import { href } from '../shared/urls'

/**
 * The names of the texts that both forms have, under `forms` in the locale file. Most are about a failed submission.
 */
const commonTexts = [
  'failedStatus',
  'failedNetwork',
  'failedTimeout',
  'failedRefused',
  'unclear',
  'nothingLost',
  'again',
  'openAnswer',
  'byEmail',
  'mailCut',
  'sending',
  'honeypot',
] as const

/**
 * Returns the props that both forms have: the address and method of submission, the email address to use instead, and
 * the texts that they have in common.
 */
async function getFormProps() {
  const [{ forms, company }, t] = await Promise.all([getSite(), getTexts()])
  return {
    action: href(forms.endpoint),
    transport: forms.transport,
    email: company.email,
    failure: pickTexts(t, 'forms', commonTexts),
  }
}

/** Returns the props of the demo form on the home page. */
export async function getDemoForm() {
  const [props, t] = await Promise.all([getFormProps(), getTexts()])
  const names = ['label', 'placeholder', 'submit', 'privacy', 'privacyLink', 'subject', 'mail'] as const
  return { ...props, texts: pickTexts(t, 'demo', names) }
}

/** Returns the props of the contact form. */
export async function getContactForm() {
  const [props, { name }, t] = await Promise.all([getFormProps(), getSite(), getTexts()])
  const names = [
    'name',
    'company',
    'email',
    'phone',
    'optional',
    'messageLabel',
    'send',
    'privacy',
    'privacyLink',
    'subject',
  ] as const
  return { ...props, message: t('contact.message', { name }), texts: pickTexts(t, 'contact', names) }
}
