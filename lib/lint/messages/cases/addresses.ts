import type { MessageCase } from './message-case'

const page = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: It says what the page is about.\norder: 1\nlead: It leads.\n${more}---\nText.\n`

const one = (more: string) => ({ 'content/docs/one.md': page('One', more) })
const near = one('formerly: [/old-address, /old/deep_1]\n')

/** What shows the messages about former addresses. */
export const addressCases: readonly MessageCase[] = [
  { id: 'former-not-plain', bad: one('formerly: [/docs/old, /Old/Address/?from=mail#top]\n'), near },
  { id: 'former-no-address', bad: one('formerly:\n  - /old-address\n  - /old.php\n'), near },
  { id: 'former-own', bad: one('formerly: [/docs/one]\n'), near },
  {
    id: 'former-clash',
    bad: { ...one('formerly: [/docs/two]\n'), 'content/docs/two.md': page('Two', 'draft: true\n') },
    near: { ...one('formerly: [/docs/three]\n'), 'content/docs/two.md': page('Two', 'formerly: [/docs/four]\n') },
  },
  {
    id: 'former-twice',
    bad: { ...one('formerly: [/old]\n'), 'content/docs/two.md': page('Two', 'formerly: [/older, /old]\n') },
    near: { ...one('formerly: [/old]\n'), 'content/docs/two.md': page('Two', 'formerly: [/older]\n') },
  },
  { id: 'former-asset', bad: one('formerly: [/media/old]\n'), near: one('formerly: [/medias/old]\n') },
  { id: 'former-reserved', bad: one('formerly: [/404]\n'), near: one('formerly: [/404s]\n') },
  {
    id: 'former-not-found',
    bad: {
      'content/pages/not-found.md':
        '---\ntitle: Not found\ndescription: It says what the page is about.\nlead: It leads.\nbutton: Home\nformerly: [/gone]\n---\n',
    },
    near,
  },
]
