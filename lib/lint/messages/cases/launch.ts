import { runLaunchCheck } from '../../launch/run-launch-check'
import { filledSite, siteWith } from './filled-site'
import type { MessageCase, Overlay } from './message-case'

const filled: Overlay = { 'content/site.yml': filledSite }

const datedTerms = (day: string): Overlay => ({
  'content/.dates.json': JSON.stringify({ '/terms': { words: '0123456789abcdef', day } }),
})

const tell = runLaunchCheck

export const launchCases: readonly MessageCase[] = [
  { id: 'launch-placeholder', bad: siteWith('three, four', '"[logo to come]", four'), near: filled, tell },
  { id: 'launch-legal-data', bad: siteWith('"00000000"', '"[number to come]"'), near: filled, tell },
  { id: 'launch-legal-data', bad: siteWith('consent', 'consent, and [more to come]'), near: filled, tell },
  {
    id: 'launch-reserved-host',
    bad: siteWith('www.oogwenk.nl', 'www.oogwenk.example'),
    near: siteWith('www.oogwenk.nl', 'www.example.nl'),
    tell,
  },
  {
    id: 'launch-reserved-host',
    bad: siteWith('security@oogwenk.nl', 'security@example.org'),
    near: siteWith('security@oogwenk.nl', 'security@my-example.org'),
    tell,
  },
  ...[
    'the privacy officer, privacy@oogwenk.example',
    'Formspree, https://formspree.example, in the EU',
    'see oogwenk.example.',
  ].map(
    (bad): MessageCase => ({
      id: 'launch-reserved-host',
      bad: siteWith('formService: a service', `formService: "${bad}"`),
      near: siteWith('formService: a service', 'formService: "for example.com-like services: see service.nl"'),
      tell,
    }),
  ),
  {
    id: 'launch-date-ahead',
    bad: { ...filled, ...datedTerms('2999-01-31') },
    near: { ...filled, ...datedTerms('2026-01-31') },
    tell,
  },
  {
    id: 'launch-marked',
    bad: siteWith('clientId: website', 'clientId: "web # site" # placeholder: as agreed'),
    near: siteWith('clientId: website', '# placeholder\n\n  clientId: "web # placeholder"'),
    tell,
  },
  {
    id: 'launch-marked',
    bad: siteWith('  clientId: website', '  # Placeholder: nobody\n  # has agreed on it.\n  clientId: website'),
    near: siteWith('  clientId: website', '  # As agreed.\n  clientId: website'),
    tell,
  },
  {
    id: 'launch-marked',
    bad: siteWith('  social:', '  social: # placeholder: which ones?'),
    near: siteWith('  social:', '  social: # as agreed'),
    tell,
  },
  {
    id: 'launch-marked',
    bad: siteWith('clientId: website', 'clientId: | # placeholder\n    website'),
    near: siteWith('clientId: website', 'clientId: | # as agreed\n    website'),
    tell,
  },
  {
    id: 'launch-marked',
    bad: siteWith('[one, two, three, four]', '[one, two, three, four] # placeholder'),
    near: siteWith('2023', '2023 # no placeholders'),
    tell,
  },
  ...['TODO', 'tbd', '(to come)'].map(
    (bad): MessageCase => ({
      id: 'launch-placeholder',
      bad: siteWith('clientId: website', `clientId: ${bad}`),
      near: siteWith('clientId: website', 'clientId: todo-list'),
      tell,
    }),
  ),
  {
    id: 'launch-reserved-host',
    bad: siteWith('app.oogwenk.nl/demo', 'app.oogwenk.example./demo'),
    near: siteWith('app.oogwenk.nl/demo', 'app.oogwenk.nl./demo'),
    tell,
  },
  ...['localhost:3000', '127.0.0.1', '192.168.2.7', 'mac-mini.local', 'intranet'].map(
    (bad): MessageCase => ({
      id: 'launch-private-host',
      bad: siteWith('https://www.oogwenk.nl', `https://${bad}`),
      near: siteWith('https://www.oogwenk.nl', 'https://local.oogwenk.nl'),
      tell,
    }),
  ),
  {
    id: 'launch-not-encrypted',
    bad: siteWith('https://www.oogwenk.nl', 'http://www.oogwenk.nl'),
    near: filled,
    tell,
  },
  {
    id: 'launch-form-endpoint',
    bad: siteWith('https://forms.oogwenk.nl/contact', '/forms/'),
    near: siteWith('https://forms.oogwenk.nl/contact', '/forms-of-ours'),
    tell,
  },
  {
    id: 'launch-form-endpoint',
    bad: siteWith('https://forms.oogwenk.nl/contact', '/forms'),
    near: siteWith('https://forms.oogwenk.nl/contact', '/thanks'),
    tell,
  },
  { id: 'launch-legal-unreviewed', bad: siteWith('A lawyer', '"[reviewer to come]"'), near: filled, tell },
  {
    id: 'launch-legal-unreviewed',
    bad: siteWith('reviewedOn: 2026-01-31', 'reviewedOn: "[date to come]"'),
    near: filled,
    tell,
  },
  {
    id: 'launch-legal-changed',
    bad: { ...filled, ...datedTerms('2026-02-01') },
    near: { ...filled, ...datedTerms('2026-01-31') },
    tell,
  },
  {
    id: 'launch-legal-ahead',
    bad: siteWith('reviewedOn: 2026-01-31', 'reviewedOn: 2999-01-31'),
    near: siteWith('reviewedOn: 2026-01-31', 'reviewedOn: 2026-11-21'),
    tell,
  },
]
