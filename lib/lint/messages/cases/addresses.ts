import type { MessageCase } from './message-case'

const page = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: It says what the page is about.\norder: 1\nlead: It leads.\n${more}---\nText.\n`

const one = (more: string) => ({ 'content/docs/one.md': page('One', more) })
const near = one('aliases: [/old-address, /old/deep_1]\n')

/** What shows the messages about former addresses. */
export const addressCases: readonly MessageCase[] = [
  { id: 'alias-not-plain', bad: one('aliases: [/docs/old, /Old/Address/?from=mail#top]\n'), near },
  { id: 'alias-no-address', bad: one('aliases:\n  - /old-address\n  - /old.php\n'), near },
  { id: 'alias-own', bad: one('aliases: [/docs/one]\n'), near },
  {
    id: 'alias-clash',
    bad: { ...one('aliases: [/docs/two]\n'), 'content/docs/two.md': page('Two', 'draft: true\n') },
    near: { ...one('aliases: [/docs/three]\n'), 'content/docs/two.md': page('Two', 'aliases: [/docs/four]\n') },
  },
  {
    id: 'alias-twice',
    bad: { ...one('aliases: [/old]\n'), 'content/docs/two.md': page('Two', 'aliases: [/older, /old]\n') },
    near: { ...one('aliases: [/old]\n'), 'content/docs/two.md': page('Two', 'aliases: [/older]\n') },
  },
  { id: 'alias-asset', bad: one('aliases: [/media/old]\n'), near: one('aliases: [/medias/old]\n') },
  { id: 'alias-reserved', bad: one('aliases: [/404]\n'), near: one('aliases: [/404s]\n') },
  {
    id: 'alias-not-found',
    bad: {
      'content/pages/not-found.md':
        '---\ntitle: Not found\ndescription: It says what the page is about.\nlead: It leads.\nbutton: Home\naliases: [/gone]\n---\n',
    },
    near,
  },
]
