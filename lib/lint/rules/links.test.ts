import { readFileSync } from 'node:fs'
import { doc } from '../../../tests/fixtures/messages/pages'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { links } from './links'

const terms = readFileSync('content/pages/terms.md', 'utf8')
const page = (text: string, more = '') => doc({ text, more })
const one = (text: string) => ({
  'content/docs/one.md': page(text),
  'content/docs/two.md': page('## Long pages\n\n## Short pages', 'aliases: [/old-two]\n'),
  'content/pages/terms.md': terms,
})
/** Returns this many pages, each with a link to the path. */
const linkedFrom = (pages: number, path: string) =>
  Object.fromEntries(
    Array.from({ length: pages }, (_, index) => [`content/docs/page-${index}.md`, page(`See [it](${path}).`)]),
  )
/** A page that is gone but still has its dates. */
const wasPublic = {
  'content/.dates.json': JSON.stringify({ '/docs/twos': { words: '0123456789abcdef', day: '2026-11-21' } }),
}

testRule(links, [
  {
    id: 'link-copy',
    invalid: one('See [two](/docs/two.md#long-pages) or [it](/docs/two.md?a=1).'),
    valid: one('See [two](/docs/two#long-pages) or [the rules](/openapi.json).'),
  },
  {
    id: 'link-nowhere',
    invalid: one(
      'See [two](/docs/twoo?a=1#long-pages), [it](/docs/two.html), [that][2] or [this](/nothing-of-the-kind).\n\n[2]: /two',
    ),
    valid: one('See [two](/docs/two?a=1#long-pages), [it][2] or [the rules](/openapi.json).\n\n[2]: /docs/two.md'),
  },
  {
    id: 'link-nowhere',
    invalid: { 'content/docs/one.md': page('Text.').replace('A lead.', '/nothing-of-the-kind') },
    valid: { 'content/docs/one.md': page('Text.').replace('A lead.', '/docs/one') },
  },
  {
    id: 'link-nowhere',
    invalid: { 'content/docs/one.md': page('Text.', 'related: [/old-one]\n') },
    // An alias under the old name of the field, which the schema reports.
    valid: { 'content/docs/one.md': page('Text.', 'formerly: [/old-one]\n') },
  },
  {
    id: 'link-nowhere',
    // Similar paths that belong to other pages, and a page below one.
    invalid: one('See [us](/team), [them](/docs/two/lists), [it](/abuot) or [that](/docs/ten).'),
    valid: one('See [us](/terms), [them](/docs/two), [it](/about) or [that](/docs/one).'),
  },
  {
    id: 'link-nowhere',
    // A renamed page is one mistake, however many links lead to it.
    invalid: {
      ...one('See [two](/docs/three), or [it](/docs/three#long-pages).\n\n[Two](/docs/three) is long.'),
      'content/docs/two.md': page('See [three](/docs/three) and [one](/docs/one).\n\nSee [it](/docs/three).'),
    },
    valid: one('See [two](/docs/two), or [it](/docs/two#long-pages).\n\n[Two](/docs/two) is long.'),
  },
  {
    id: 'link-no-file',
    invalid: one('Read [the brochure](/brochure.pdf) or [the plan](/files/plan.docx).'),
    valid: one('Read [the rules](/openapi.json) or [the brochure](https://example.org/brochure.pdf).'),
  },
  {
    id: 'link-gone',
    invalid: { ...one('See [two](/docs/twos#long-pages) or [that](/two).'), ...wasPublic },
    // With an alias, only the warning `link-alias` is left.
    valid: {
      ...one('See [two](/docs/twos).'),
      'content/docs/two.md': page('Text.', 'aliases: [/docs/twos]\n'),
      ...wasPublic,
    },
  },
  {
    id: 'link-gone',
    // The dates of a page are removed once the page is confirmed as gone.
    invalid: { ...one('See [two](/docs/twos).'), 'content/gone-pages.txt': '/docs/twos\n' },
    valid: { ...one('See [two](/docs/twoo).'), 'content/gone-pages.txt': '/docs/twos\n' },
    repaired: { ...one('See two.'), 'content/gone-pages.txt': '/docs/twos\n' },
  },
  {
    id: 'link-no-anchor',
    invalid: one('## Here\n\nSee [two](/docs/two#long-page), [terms](/terms#clause-1-99) or [here](#there).'),
    valid: one('## Here\n\nSee [two](/docs/two#long-pages), [terms](/terms#clause-1-1) or [here](#here).'),
  },
  {
    id: 'link-no-anchor',
    invalid: one('See [two](/docs/two#reading).'),
    // Only the misspelt name of the resource is reported, where the operations are listed.
    valid: { ...one('See [two](/docs/two#reading).'), 'content/docs/two.md': page('::operations{resource=userz}') },
    repaired: one('See [two](/docs/two#long-pages).'),
  },
  {
    id: 'link-no-anchor',
    // An anchor that begins like that of an operation is not taken for a heading.
    invalid: one('See [two](/docs/two#get-long-pages).'),
    valid: one('See [two](/docs/two#long-pages).'),
  },
  {
    id: 'link-nowhere',
    // A page that many files link to: the message lists the first of them.
    invalid: { ...one('Text.'), ...linkedFrom(9, '/docs/three') },
    valid: { ...one('Text.'), ...linkedFrom(9, '/docs/two') },
  },
  { id: 'link-alias', invalid: one('See [two](/old-two#long-pages).'), valid: one('See [two](/docs/two#long-pages).') },
  {
    id: 'link-alias',
    invalid: one('See [two](/old-two).'),
    // The alias of a draft does not redirect.
    valid: { ...one('See [two](/old-two).'), 'content/docs/two.md': page('', 'aliases: [/old-two]\ndraft: true\n') },
  },
  {
    id: 'link-own-origin',
    invalid: one('See [two](https://www.oogwenk.example/docs/two#long-pages).'),
    valid: one('See [two](https://www.oogwenk.example.org/docs/two) or [two]({{site.origin}}/docs/two).'),
  },
  {
    id: 'link-own-tools',
    invalid: one(
      'See [two](http://localhost:3000/edit/#/collections/docs/entries/two), [it](http://localhost:3000/edit) or [all](http://localhost:3000/preview).',
    ),
    valid: one('See [two](/docs/two), or http://localhost:8080/edit.'),
  },
  {
    id: 'link-own-preview',
    invalid: one('See [two](http://localhost:3000/docs/two?a=1#long-pages) or [it](http://127.0.0.1:3000).'),
    valid: one('See [two](/docs/two?a=1#long-pages), [it](/) or [yours](http://localhost:8080/page).'),
  },
  {
    id: 'link-plain-http',
    invalid: one('See [them](http://www.nature.com/page).'),
    valid: one('See [them](https://www.nature.com/page) or [yours](http://localhost:8080/page).'),
  },
  {
    id: 'link-host-incomplete',
    invalid: one('See [them](https://example/page) or [those](https://www..example.org).'),
    valid: one('See [them](https://example.org/page) or [those](https://www.nature.com).'),
  },
  {
    id: 'link-private',
    invalid: one('See [them](https://192.168.1.5/page) or [those](https://wiki.local/page).'),
    valid: one('See [them](https://example.org/page) or [those](https://192.0.2.1/page).'),
  },
  {
    id: 'link-edit',
    invalid: one('See [the plan](https://docs.google.com/document/d/1a2b/edit?usp=sharing).'),
    valid: one('See [the plan](https://docs.google.com/document/d/1a2b/pub).'),
  },
  {
    id: 'link-host-incomplete',
    invalid: one(
      'See [them](https://wwww.nature.com) or [those](https://www.example.con) or [that](https://www.example,org).',
    ),
    valid: one('See [them](https://www.nature.com) or [those](https://www.nature.com/a,b).'),
  },
  {
    id: 'link-edit',
    invalid: one('See [the plan](https://acme.sharepoint.com/:w:/r/sites/x/plan.docx).'),
    valid: one('See [the plan](https://sharepoint.example.org/plan.docx).'),
  },
  {
    id: 'link-own-origin',
    invalid: one('See [two](https://www.oogwenk.example/docs/two?utm_source=mail&page=2#long-pages).'),
    valid: one('See [two](/docs/two?page=2#long-pages).'),
  },
  {
    id: 'link-tracking',
    invalid: one('See [two](/docs/two?utm_source=mail&gclid=1#long-pages).'),
    valid: one('See [two](/docs/two#long-pages).'),
  },
  {
    id: 'link-tracking',
    invalid: one('See [them](https://example.org/page?a=1&utm_source=chatgpt.com#part).'),
    valid: one('See [them](https://example.org/page?a=1#part).'),
  },
  {
    id: 'link-through',
    invalid: one(
      'See [them](https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fpage&data=05).',
    ),
    valid: one('See [them](https://example.org/page).'),
  },
  {
    id: 'link-through',
    invalid: one(
      'See [one](https://www.google.com/url?q=https://example.org/page&sa=D) or [two](https://www.google.nl/url?url=https://example.org/).',
    ),
    valid: one('See [them](https://www.google.com/search?q=eyes) or [it](https://example.org/url?q=eyes).'),
  },
  {
    id: 'link-host-incomplete',
    invalid: one('See www.example,org for more.'),
    valid: one('See www.example.org for more.'),
  },
  {
    id: 'link-bare',
    invalid: one('See www.nature.com/report, please.'),
    valid: one('See https://www.nature.com/report.'),
  },
  {
    id: 'link-example',
    invalid: one('Write to [Anna](mailto:anna@example.com?subject=One) or see [it](https://www.example.org/page).'),
    valid: one('Write to [Anna](mailto:anna@nature.com) or see [it](https://www.nature.com/example.org).'),
  },
  {
    id: 'link-mail-incomplete',
    invalid: one('Write [to us](mailto:Anna<hello@example.org>) or [them](mailto:Anna%20%3Chello@example.org%3E).'),
    valid: one('Write [to us](mailto:hello@nature.com).'),
  },
  {
    id: 'link-mail-incomplete',
    invalid: one('Write [to us](mailto:hello@example).'),
    valid: one('Write [to us](mailto:hello@nature.com?subject=One) or [here](mailto:{{site.company.email}}).'),
  },
  {
    id: 'link-phone-incomplete',
    invalid: one('Call [us](tel:020-1234567).'),
    valid: one('Call [us](tel:+31201234567) or [them](tel:+31-20-1234567).'),
  },
  {
    id: 'link-mark-at-end',
    invalid: one('See [it](https://www.iana.org/domains,) or <https://www.iana.org/time-zones">.'),
    valid: one(
      'See [it](https://www.iana.org/domains), https://www.iana.org/time-zones, or [it](https://en.wikipedia.org/wiki/Who_(band)).',
    ),
  },
])
