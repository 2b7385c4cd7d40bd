import { doc } from '../../../tests/fixtures/messages/pages'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { aliases } from './aliases'

const page = (more: string) => doc({ more })
const one = (more: string) => ({ 'content/docs/one.md': page(more) })
const valid = one('aliases: [/old-address, /old/deep_1]\n')

testRule(aliases, [
  { id: 'alias-not-plain', invalid: one('aliases: [/docs/old, /Old/Address/?from=mail#top]\n'), valid },
  { id: 'alias-no-address', invalid: one('aliases:\n  - /old-address\n  - /old.php\n'), valid },
  { id: 'alias-own', invalid: one('aliases: [/docs/one]\n'), valid },
  {
    id: 'alias-clash',
    invalid: { ...one('aliases: [/docs/two]\n'), 'content/docs/two.md': page('draft: true\n') },
    valid: { ...one('aliases: [/docs/three]\n'), 'content/docs/two.md': page('aliases: [/docs/four]\n') },
  },
  {
    id: 'alias-twice',
    invalid: { ...one('aliases: [/old]\n'), 'content/docs/two.md': page('aliases: [/older, /old]\n') },
    valid: { ...one('aliases: [/old]\n'), 'content/docs/two.md': page('aliases: [/older]\n') },
  },
  { id: 'alias-asset', invalid: one('aliases: [/media/old]\n'), valid: one('aliases: [/medias/old]\n') },
  { id: 'alias-reserved', invalid: one('aliases: [/404]\n'), valid: one('aliases: [/404s]\n') },
  {
    id: 'alias-not-found',
    invalid: {
      'content/pages/not-found.md':
        '---\ntitle: Not found\ndescription: It says what the page is about.\nlead: It leads.\nbutton: Home\naliases: [/gone]\n---\n',
    },
    valid,
  },
])
