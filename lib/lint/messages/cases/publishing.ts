import { readFileSync } from 'node:fs'
import { siteWith } from './filled-site'
import type { MessageCase } from './message-case'

const doc = (more: string, text = 'Text.') =>
  `---\ntitle: A page\ndescription: It says what the page is about.\nlead: A lead.\norder: 500\n${more}---\n\n${text}\n`

const guide = (publishAt: string) => ({ 'content/docs/guide.md': doc(`publishAt: ${publishAt}\n`) })

const thanks = (more: string) =>
  `---\ntitle: Thanks\ndescription: It says that a message came.\nlead: Thanks.\nbutton: Home\n${more}---\n\nText.\n`

const site = (zone: string) => {
  const text = readFileSync('content/site.yml', 'utf8')
  return { 'content/site.yml': text.replace('timeZone: Europe/Amsterdam', `timeZone: ${zone}`) }
}

export const publishingCases: readonly MessageCase[] = [
  { id: 'publish-form', bad: guide('1 December'), near: guide('2099-12-01') },
  { id: 'publish-form', bad: guide('2099/12/1 9:00'), near: guide('2099-12-01 09:00') },
  { id: 'publish-seconds', bad: guide('2099-12-01 12:30:45'), near: guide('2099-12-01 12:30') },
  { id: 'publish-no-day', bad: guide('12:30:45'), near: guide('2099-12-01 12:30') },
  { id: 'publish-zone', bad: guide('2099-12-01T09:00:00+01:00'), near: guide('2099-12-01 09:00') },
  { id: 'publish-month', bad: guide('2099-13-01'), near: guide('2099-12-01') },
  { id: 'publish-day', bad: guide('2026-02-30'), near: guide('2028-02-29') },
  { id: 'publish-time', bad: guide('2099-12-01 24:00'), near: guide('2099-12-01 23:59') },
  // 29 March 2026 is the last Sunday of March, and 25 October that of October: an hour that comes twice is its first one.
  { id: 'publish-gap', bad: guide('2026-03-29 02:30'), near: guide('2026-10-25 02:30') },
  {
    id: 'publish-fixed',
    bad: { 'content/pages/thanks.md': thanks('draft: true\n') },
    near: { 'content/docs/thanks.md': doc('draft: true\n') },
  },
  {
    id: 'publish-above',
    bad: {
      'content/docs/soap/index.md': doc('publishAt: 2099-12-01 09:00\n'),
      'content/docs/soap/first.md': doc('publishAt: 2099-12-01 08:59\n'),
    },
    near: {
      'content/docs/soap/index.md': doc('publishAt: 2099-12-01 09:00\n'),
      'content/docs/soap/first.md': doc('publishAt: 2099-12-01 09:00\n'),
    },
  },
  {
    id: 'publish-link',
    bad: { 'content/docs/new.md': doc('draft: true\n'), 'content/docs/old.md': doc('', 'Read [more](/docs/new#x).') },
    near: {
      'content/docs/new.md': doc('draft: true\n'),
      'content/docs/old.md': doc('draft: true\n', 'Read [more](/docs/new#x).'),
    },
  },
  {
    id: 'publish-link',
    bad: {
      'content/docs/new.md': doc('publishAt: 2099-12-01\n'),
      'content/docs/old.md': doc('', 'Read [more].\n\n[more]: /docs/new'),
    },
    near: {
      'content/docs/new.md': doc('publishAt: 2026-01-01\n'),
      'content/docs/old.md': doc('', 'Read [more].\n\n[more]: /docs/new'),
    },
  },
  {
    id: 'publish-link',
    bad: {
      'content/docs/new.md': doc('draft: true\naliases: [/docs/before]\n'),
      'content/docs/old.md': doc(
        '',
        'Read [it](/docs/before), [it]({{site.origin}}/docs/new) or [it](/docs/new.md?a#b).',
      ),
    },
    near: {
      'content/docs/new.md': doc('aliases: [/docs/before]\n'),
      'content/docs/old.md': doc(
        '',
        'Read [it](/docs/before), [it]({{site.origin}}/docs/new) or [it](/docs/new.md?a#b).',
      ),
    },
  },
  ...[
    ...['https://www.oogwenk.nl/', 'https://www.oogwenk.nl/site', 'https://www.oogwenk.nl?from=mail'],
    ...[
      'https://www.oogwenk.nl#top',
      'https://me@www.oogwenk.nl',
      'https://WWW.oogwenk.nl',
      '" https://www.oogwenk.nl"',
    ],
    ...['https://www.oogwenk.nl.', 'https://www.oogwenk.nl:443', 'ftp://www.oogwenk.nl', 'www.oogwenk.nl'],
  ].map(
    (bad): MessageCase => ({
      id: 'site-origin',
      bad: siteWith('https://www.oogwenk.nl #', `${bad} #`),
      near: siteWith('https://www.oogwenk.nl #', 'https://oogwenk.nl:8443 #'),
    }),
  ),
  { id: 'site-time-zone', bad: site('Europe/Amsterdm'), near: site('America/New_York') },
]
