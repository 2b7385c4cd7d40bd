/** Edits that remove a case, two pages and a logo, and edits that fit none of the other groups. */
import { edit } from './edit.mjs'

const site = 'content/site.yml'

/**
 * A removed case, removed pages, a missing logo, and a different title and email address.
 * @type {import('./edit.mjs').Edit[]}
 */
export const fewer = [
  {
    name: 'a removed case',
    files: Object.fromEntries(
      ['areas.yml', 'a.csv', 'bugfoundation.png', 'index.md'].map((name) => [
        `content/cases/bugfoundation/${name}`,
        null,
      ]),
    ),
  },
  {
    name: 'two removed documentation pages',
    files: {
      'content/docs/collect.md': null,
      'content/docs/graphql/overview.md': null,
      'content/docs/rest/reference/data_collection.md': (text) =>
        text.replace('The [Data Collection API](/docs/collect) is', 'The Data Collection API is'),
    },
  },
  edit('a missing logo', site, '  - galaxy\n  - bugfoundation\n', '  - galaxy\n  - "[logo to come]"\n'),
  edit(
    'a different title of the list of cases',
    'content/pages/cases.md',
    'title: Cases',
    'title: Tests we took apart',
  ),
  edit('a different email address', site, 'email: hello@oogwenk.example', 'email: ask@oogwenk.example'),
]
