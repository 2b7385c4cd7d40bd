import { filledSite, siteWith } from '../../../tests/fixtures/messages/filled-site'
import { type MessageCase, testMessages } from '../../../tests/fixtures/messages/test-messages'
import { siteFile, siteSchema } from '../../content/site'
import { parseData } from '../../content/validate'
import { launchMessages } from './launch-messages'
import { openTasks } from './run-launch-check'

/**
 * The contents of the two files that the launch check reads. Without them, a site with nothing left to do is checked.
 */
type Files = Readonly<Partial<Record<typeof siteFile | 'content/.dates.json', string>>>

type LaunchCase = MessageCase<Files, keyof typeof launchMessages>

const filled: Files = { 'content/site.yml': filledSite }

const datedTerms = (day: string): Files => ({
  'content/.dates.json': JSON.stringify({ '/terms': { words: '0123456789abcdef', day } }),
})

const report = async (files: Files) => {
  const source = files['content/site.yml'] ?? filledSite
  const dates = JSON.parse(files['content/.dates.json'] ?? '{}')
  return openTasks({
    source,
    site: parseData(siteFile, source, siteSchema),
    dates,
    now: new Date('2026-11-25T12:00:00Z'),
  })
}

testMessages(
  launchMessages,
  [
    { id: 'launch-placeholder', invalid: siteWith('three, four', '"[logo to come]", four'), valid: filled },
    { id: 'launch-legal-data', invalid: siteWith('"00000000"', '"[number to come]"'), valid: filled },
    { id: 'launch-legal-data', invalid: siteWith('consent', 'consent, and [more to come]'), valid: filled },
    {
      id: 'launch-reserved-host',
      invalid: siteWith('www.oogwenk.nl', 'www.oogwenk.example'),
      valid: siteWith('www.oogwenk.nl', 'www.example.nl'),
    },
    {
      id: 'launch-reserved-host',
      invalid: siteWith('security@oogwenk.nl', 'security@example.org'),
      valid: siteWith('security@oogwenk.nl', 'security@my-example.org'),
    },
    ...[
      'the privacy officer, privacy@oogwenk.example',
      'Formspree, https://formspree.example, in the EU',
      'see oogwenk.example.',
    ].map(
      (invalid): LaunchCase => ({
        id: 'launch-reserved-host',
        invalid: siteWith('formService: a service', `formService: "${invalid}"`),
        valid: siteWith('formService: a service', 'formService: "for example.com-like services: see service.nl"'),
      }),
    ),
    {
      id: 'launch-date-ahead',
      invalid: { ...datedTerms('2999-01-31') },
      valid: { ...datedTerms('2026-01-31') },
    },
    {
      id: 'launch-marked',
      invalid: siteWith('clientId: website', 'clientId: "web # site" # placeholder: as agreed'),
      valid: siteWith('clientId: website', '# placeholder\n\n  clientId: "web # placeholder"'),
      // In the other field, the value itself is a placeholder.
      repaired: siteWith('clientId: website', 'clientId: "web # site"'),
    },
    {
      id: 'launch-marked',
      invalid: siteWith('  clientId: website', '  # Placeholder: nobody\n  # has agreed on it.\n  clientId: website'),
      valid: siteWith('  clientId: website', '  # As agreed.\n  clientId: website'),
    },
    {
      id: 'launch-marked',
      invalid: siteWith('  social:', '  social: # placeholder: which ones?'),
      valid: siteWith('  social:', '  social: # as agreed'),
    },
    {
      id: 'launch-marked',
      invalid: siteWith('clientId: website', 'clientId: | # placeholder\n    website'),
      valid: siteWith('clientId: website', 'clientId: | # as agreed\n    website'),
    },
    {
      id: 'launch-marked',
      invalid: siteWith('[one, two, three, four]', '[one, two, three, four] # placeholder'),
      valid: siteWith('2023', '2023 # no placeholders'),
    },
    ...['TODO', 'tbd', '(to come)'].map(
      (invalid): LaunchCase => ({
        id: 'launch-placeholder',
        invalid: siteWith('clientId: website', `clientId: ${invalid}`),
        valid: siteWith('clientId: website', 'clientId: todo-list'),
      }),
    ),
    {
      id: 'launch-reserved-host',
      invalid: siteWith('app.oogwenk.nl/demo', 'app.oogwenk.example./demo'),
      valid: siteWith('app.oogwenk.nl/demo', 'app.oogwenk.nl./demo'),
    },
    ...['localhost:3000', '127.0.0.1', '192.168.2.7', 'mac-mini.local', 'intranet'].map(
      (invalid): LaunchCase => ({
        id: 'launch-private-host',
        invalid: siteWith('https://www.oogwenk.nl', `https://${invalid}`),
        valid: siteWith('https://www.oogwenk.nl', 'https://local.oogwenk.nl'),
      }),
    ),
    {
      id: 'launch-not-encrypted',
      invalid: siteWith('https://www.oogwenk.nl', 'http://www.oogwenk.nl'),
      valid: filled,
    },
    {
      id: 'launch-form-endpoint',
      invalid: siteWith('https://forms.oogwenk.nl/contact', '/forms/'),
      valid: siteWith('https://forms.oogwenk.nl/contact', '/forms-of-ours'),
    },
    {
      id: 'launch-form-endpoint',
      invalid: siteWith('https://forms.oogwenk.nl/contact', '/forms'),
      valid: siteWith('https://forms.oogwenk.nl/contact', '/thanks'),
    },
    { id: 'launch-legal-unreviewed', invalid: siteWith('A lawyer', '"[reviewer to come]"'), valid: filled },
    {
      id: 'launch-legal-unreviewed',
      invalid: siteWith('reviewedOn: 2026-01-31', 'reviewedOn: "[date to come]"'),
      valid: filled,
    },
    {
      id: 'launch-legal-changed',
      invalid: { ...datedTerms('2026-02-01') },
      valid: { ...datedTerms('2026-01-31') },
    },
    {
      id: 'launch-legal-ahead',
      invalid: siteWith('reviewedOn: 2026-01-31', 'reviewedOn: 2999-01-31'),
      valid: siteWith('reviewedOn: 2026-01-31', 'reviewedOn: 2026-11-21'),
    },
  ],
  report,
)
