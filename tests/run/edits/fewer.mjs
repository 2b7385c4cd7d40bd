/** A case less. */
import { edit } from './edit.mjs'

const site = 'content/site.yml'

/** @type {import('./edit.mjs').Edit[]} */
export const fewer = [
  {
    name: 'a case that is gone',
    files: Object.fromEntries(
      ['areas.yml', 'a.csv', 'bugfoundation.png', 'index.md'].map((name) => [
        `content/cases/bugfoundation/${name}`,
        null,
      ]),
    ),
  },
  edit(
    'its place among the logos is gone too',
    site,
    '  - galaxy\n  - bugfoundation\n',
    '  - galaxy\n  - "[logo to come]"\n',
  ),
  edit('the title of the list of cases', 'content/pages/cases.md', 'title: Cases', 'title: Tests we took apart'),
  edit('the address for email', site, 'email: hello@oogwenk.example', 'email: ask@oogwenk.example'),
]
