import type { FormSettings } from '@oogwenk/ship'

/** The file of submissions, relative to the root of the project. Git ignores its folder. */
export const submissionsFile = 'var/submissions.ndjson'

/** The two forms (specification, section 3), as the embedded server receives them. */
export const forms: FormSettings = {
  forms: {
    contact: { required: ['name', 'company', 'email'], optional: ['phone', 'message'] },
    'simple-demo': { required: ['email'], optional: [] },
  },
  honeypot: 'fax_number',
  thanks: '/thanks',
  back: '/contact',
  texts: {
    stored: 'Thanks for getting in touch.',
    notStored: 'The message could not be stored. Go back and try again.',
    tooMany: 'Too many messages arrived at once. Wait a minute and try again.',
    tooLong: 'The message is too long. Go back and shorten it.',
    notEncoded: 'Only form-encoded messages are accepted. Use the form on the site.',
    otherSite: 'The message came from another site. Use the form on this site.',
    unknownForm: 'There is no such form. Use the form on the site.',
    unknownFields: 'The message has fields that the form does not have. Use the form on the site.',
    missing: 'Go back and fill in: {fields}.',
    email: 'Go back and check the email address.',
    title: 'Your message was not sent',
    advice:
      'Your browser’s Back button takes you back to the form. In most browsers, what you typed will still be there.',
    link: 'Go to the form',
  },
}
