import { defineMessages } from '../../shared/message'

/** What has to be settled before the site goes live: `npm run launch-check` tells it, and no build. */
export const launchMessages = defineMessages({
  'launch-placeholder': {
    severity: 'error',
    what: '“{found}” is a placeholder.',
    fix: 'Write what is to stand there, without brackets.',
  },
  'launch-legal-data': {
    severity: 'error',
    what: '“{found}” stands where the law, or a legal text of this site, wants the company’s own data.',
    fix: 'Ask the company or its lawyer, and write it without brackets.',
  },
  'launch-reserved-host': {
    severity: 'error',
    what: '“{found}” leads to {host}, a name that nobody can have.',
    fix: 'Write the real address, and take the word placeholder away from behind it.',
  },
  'launch-private-host': {
    severity: 'error',
    what: '“{found}” leads to {host}, which is known on this computer or in its own network only.',
    fix: 'Write the address by which everybody reaches it.',
  },
  'launch-not-encrypted': {
    severity: 'error',
    what: '“{found}” is an address without encryption.',
    fix: 'Have the site served by https, and write https:// here.',
  },
  'launch-marked': {
    severity: 'error',
    what: 'A comment at “{found}” says that it is a placeholder.',
    fix: 'Write the real one, or make sure that this is it, and take the word placeholder out of the comment.',
  },
  'launch-form-endpoint': {
    severity: 'error',
    what: '“{found}” is the server of npm start, and a host of files takes nothing that visitors send.',
    fix: 'Write the address of a form service, as docs/deploying.md tells.',
  },
  'launch-legal-unreviewed': {
    severity: 'error',
    what: '“{found}” stands here, so nobody has reviewed the legal texts.',
    fix: 'Have content/pages/privacy.md and content/pages/terms.md reviewed, and write who did it as legal.reviewedBy and on which day as legal.reviewedOn.',
  },
  'launch-legal-changed': {
    severity: 'error',
    what: 'The words of {path} changed on {day}, after they were reviewed on {found}.',
    fix: 'Have them reviewed again, and write that day.',
  },
  'launch-date-ahead': {
    severity: 'error',
    what: 'The page {path} has {day} for its day, which is still to come.',
    fix: 'Take its entry out of this file, and run npm run stamp.',
  },
  'launch-legal-ahead': {
    severity: 'error',
    what: '{found} is still to come, so nobody has reviewed the legal texts on that day.',
    fix: 'Write the day of the review.',
  },
})
