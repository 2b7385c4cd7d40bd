import { defineMessages } from '../../shared/diagnostic'

/** Messages about what must be done before the site goes live: `npm run launch-check` reports it, and builds do not. */
export const launchMessages = defineMessages({
  'launch-placeholder': {
    severity: 'error',
    what: '“{found}” is a placeholder.',
    fix: 'Write the real value, without brackets.',
  },
  'launch-legal-data': {
    severity: 'error',
    what: '“{found}” is a placeholder for company data that the law, or a legal text of this site, requires.',
    fix: 'Ask the company or its lawyer, and write it without brackets.',
  },
  'launch-reserved-host': {
    severity: 'error',
    what: '“{found}” points to {host}, a reserved name that nobody can own.',
    fix: 'Write the real address, and remove the word placeholder from the comment after it.',
  },
  'launch-private-host': {
    severity: 'error',
    what: '“{found}” points to {host}, which can be reached only from this computer or its own network.',
    fix: 'Write the public address.',
  },
  'launch-not-encrypted': {
    severity: 'error',
    what: '“{found}” is an unencrypted address.',
    fix: 'Have the site served over https, and write https:// here.',
  },
  'launch-marked': {
    severity: 'error',
    what: 'A comment at “{found}” says that it is a placeholder.',
    fix: 'Write the real value, or confirm this one, and remove the word placeholder from the comment.',
  },
  'launch-form-endpoint': {
    severity: 'error',
    what: '“{found}” is the form server of npm start, and a static host accepts no submissions.',
    fix: 'Write the address of a form service, as described in docs/deploying.md.',
  },
  'launch-legal-unreviewed': {
    severity: 'error',
    what: 'The value is “{found}”, so nobody has reviewed the legal texts.',
    fix: 'Have content/pages/privacy.md and content/pages/terms.md reviewed, then write the reviewer as legal.reviewedBy and the date as legal.reviewedOn.',
  },
  'launch-legal-changed': {
    severity: 'error',
    what: 'The words of {path} changed on {day}, after the review on {found}.',
    fix: 'Have them reviewed again, and write the new date.',
  },
  'launch-date-ahead': {
    severity: 'error',
    what: 'The page {path} is dated {day}, which is in the future.',
    fix: 'Remove its entry from this file, and run npm run stamp.',
  },
  'launch-legal-ahead': {
    severity: 'error',
    what: '{found} is in the future, so nobody can have reviewed the legal texts on that day.',
    fix: 'Write the date of the review.',
  },
})
