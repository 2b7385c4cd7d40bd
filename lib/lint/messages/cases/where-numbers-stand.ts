import type { MessageCase, Overlay } from './message-case'

/** Texts of a language of its own, so that no line follows the length of the site's file. */
const locale = (texts: object): Overlay => ({ 'locales/nl/common.json': JSON.stringify(texts, null, 2) })

const legal = (name: string, clause: string): Overlay => ({
  [`content/pages/${name}.md`]: `---\ntitle: A text that promises\ndescription: It says what the page is about.\nquestion: Anything unclear?\n---\n\n## Law\n\n> In short: It applies.\n\n1. ${clause}\n`,
})

/** One text of each part of the locale files that pages outside of documentation and cases show. */
const shown = (words: string) => ({
  site: { skip: words },
  home: { tryIt: words },
  switcher: { heatmaps: words },
  demo: { submit: words },
  contact: { optional: words },
  forms: { sending: words },
  errors: { title: words },
})

/** In which texts typed numbers are looked for: each that promises, and each part of the locale files that pages show. */
export const placesOfNumbers: readonly MessageCase[] = [
  ...['terms', 'privacy'].map(
    (name): MessageCase => ({
      id: 'hard-coded-unknown',
      bad: legal(name, 'We answer within three weeks.'),
      near: legal(name, 'We answer within {{terms.rejectionWithin}}.'),
    }),
  ),
  {
    id: 'hard-coded-unknown',
    bad: locale({ pricing: { perTest: 'in three weeks' } }),
    near: locale({ pricing: { perTest: 'in {{terms.rejectionWithin}}' }, demo: { submit: 'In three weeks' } }),
  },
  {
    id: 'claim-unknown',
    bad: locale(shown('In three weeks')),
    near: locale({ ...shown('In {{terms.rejectionWithin}}'), explorer: { title: 'In three weeks' } }),
  },
]
