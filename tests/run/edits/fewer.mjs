/** Fewer cases and pages. */
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
  {
    name: 'two docs pages that are gone',
    files: {
      'content/docs/collect.md': null,
      'content/docs/graphql/overview.md': null,
      'content/docs/rest/reference/data_collection.md': (text) =>
        text.replace('The [Data Collection API](/docs/collect) is', 'The Data Collection API is'),
    },
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
