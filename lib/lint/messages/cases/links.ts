import type { MessageCase } from './message-case'

const page = (title: string, body: string, more = '') =>
  `---\ntitle: ${title}\ndescription: It says what the page is about.\norder: 1\nlead: It leads.\n${more}---\n${body}\n`

const one = (body: string) => ({
  'content/docs/one.md': page('One', body),
  'content/docs/two.md': page('Two', '## Long pages\n\n## Short pages', 'aliases: [/old-two]\n'),
})

/** What shows the messages about where links lead. */
export const linkCases: readonly MessageCase[] = [
  {
    id: 'link-nowhere',
    bad: one(
      'See [two](/docs/twoo?a=1#long-pages), [it](/docs/two.html), [that][2] or [this](/nothing-of-the-kind).\n\n[2]: /two',
    ),
    near: one('See [two](/docs/two?a=1#long-pages), [it][2] or [the rules](/openapi.json).\n\n[2]: /docs/two.md'),
  },
  {
    id: 'link-nowhere',
    bad: { 'content/docs/one.md': page('One', 'Text.').replace('It leads.', '/nothing-of-the-kind') },
    near: { 'content/docs/one.md': page('One', 'Text.').replace('It leads.', '/docs/one') },
  },
  {
    id: 'link-no-anchor',
    bad: one('## Here\n\nSee [two](/docs/two#long-page), [terms](/terms#clause-1-99) or [here](#there).'),
    near: one('## Here\n\nSee [two](/docs/two#long-pages), [terms](/terms#clause-1-1) or [here](#here).'),
  },
  {
    id: 'link-no-anchor',
    bad: {
      ...one('See [two](/docs/two#long-page) and [three](/docs/three#hear).'),
      'content/docs/two.md': page('Two', '## Long pages\n\n<b>Bold</b> {{x.y}}'),
      'content/docs/three.md': page('Three', '## Here\n\n[There](/nothing-of-the-kind)'),
    },
    // What that heading will be called is not known.
    near: {
      ...one('See [two](/docs/two#long-pages) and [three](/docs/three#hear).'),
      'content/docs/two.md': page('Two', '## Long pages\n\n<b>Bold</b> {{x.y}}'),
      'content/docs/three.md': page('Three', '## Here {{x.y}}'),
    },
  },
  {
    id: 'link-alias',
    bad: one('See [two](/old-two#long-pages).'),
    near: one('See [two](/docs/two#long-pages).'),
  },
  {
    id: 'link-alias',
    bad: one('See [two](/old-two).'),
    // The address of a draft leads nobody on.
    near: {
      ...one('See [two](/old-two).'),
      'content/docs/two.md': page('Two', '', 'aliases: [/old-two]\ndraft: true\n'),
    },
  },
  {
    id: 'link-own-origin',
    bad: one('See [two](https://www.oogwenk.example/docs/two#long-pages).'),
    near: one('See [two](https://www.oogwenk.example.org/docs/two).'),
  },
  {
    id: 'link-plain-http',
    bad: one('See [them](http://www.example.org/page).'),
    near: one('See [them](https://www.example.org/page) or [yours](http://localhost:8080/page).'),
  },
  {
    id: 'link-host-incomplete',
    bad: one('See [them](https://example/page) or [those](https://www..example.org).'),
    near: one('See [them](https://example.org/page) or [those](https://www.example.org).'),
  },
  {
    id: 'link-mail-incomplete',
    bad: one('Write [to us](mailto:hello@example).'),
    near: one('Write [to us](mailto:hello@example.org?subject=One) or [here](mailto:{{site.company.email}}).'),
  },
  {
    id: 'link-phone-incomplete',
    bad: one('Call [us](tel:020-1234567).'),
    near: one('Call [us](tel:+31201234567) or [them](tel:+31-20-1234567).'),
  },
]
