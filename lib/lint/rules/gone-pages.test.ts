import { doc } from '../../../tests/fixtures/messages/pages'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { gonePages } from './gone-pages'

const words = '0123456789abcdef'
const dates = (entries: Record<string, object>) => ({
  'content/.dates.json': JSON.stringify(
    Object.fromEntries(Object.entries(entries).map(([path, more]) => [path, { words, day: '2026-11-21', ...more }])),
  ),
})
const other = { words: 'fedcba9876543210' }
const page = (more = '') => ({ 'content/docs/one.md': doc({ more }) })
const confirmed = (...paths: string[]) => ({ 'content/gone-pages.txt': `${paths.join('\n')}\n` })

testRule(gonePages, [
  {
    id: 'page-moved',
    invalid: { ...page(), ...dates({ '/docs/old': {}, '/docs/one': {} }) },
    valid: { ...page('aliases: [/docs/old]\n'), ...dates({ '/docs/old': {}, '/docs/one': {} }) },
  },
  {
    id: 'page-replaced',
    invalid: { ...page(), ...dates({ '/docs/old': other }) },
    valid: { ...page(), ...dates({ '/docs/old': other, '/docs/one': {} }) },
    repaired: { ...page('aliases: [/docs/old]\n'), ...dates({ '/docs/old': other }) },
  },
  {
    id: 'page-replaced',
    invalid: { ...page(), ...dates({ '/docs/setup/one': other }) },
    // It is not clear which of the two new pages replaced it.
    valid: { ...page(), 'content/docs/two.md': doc(), ...dates({ '/docs/old': other }) },
    repaired: { ...page(), ...dates({ '/docs/old': other }), ...confirmed('/docs/old') },
  },
  {
    id: 'page-gone',
    invalid: { ...page('draft: true\n'), ...dates({ '/docs/old': other }) },
    valid: { ...page(), ...dates({ '/docs/old': other }) },
  },
  {
    id: 'page-gone',
    invalid: { ...page(), ...dates({ '/docs/old': other, '/docs/one': {} }) },
    valid: { ...page(), ...dates({ '/docs/old': other, '/docs/one': {} }), ...confirmed('/docs/old') },
  },
  {
    id: 'page-gone',
    invalid: { ...page(), ...dates({ '/old': other, '/docs/one': {} }) },
    // The rule `routes` reports that a fixed page has no file.
    valid: { ...page(), ...dates({ '/about': other, '/docs/one': {} }) },
  },
  {
    id: 'page-gone',
    invalid: { ...page(), ...dates({ '/docs/old': other, '/docs/one': {} }) },
    // The page was still scheduled when it was dated.
    valid: { ...page(), ...dates({ '/docs/old': { ...other, scheduled: true }, '/docs/one': {} }) },
  },
  {
    id: 'page-gone',
    invalid: { ...page(), ...dates({ '/docs/old': other, '/docs/one': {} }) },
    // The rule `capitals` reports the file.
    valid: { 'content/docs/One.md': doc(), ...dates({ '/docs/one': {} }) },
    repaired: { ...page(), ...dates({ '/docs/one': {} }) },
  },
  {
    id: 'page-hidden',
    invalid: { ...page('draft: true\n'), ...dates({ '/docs/one': {} }) },
    valid: { ...page('draft: true\n'), ...dates({ '/docs/one': {} }), ...confirmed('/docs/one') },
  },
  {
    id: 'page-hidden',
    invalid: { ...page('publishAt: 2099-12-01\n'), ...dates({ '/docs/one': {} }) },
    valid: { ...page('publishAt: 2099-12-01\n'), ...dates({ '/docs/one': { scheduled: true } }) },
  },
  {
    id: 'gone-public',
    invalid: { ...page(), ...dates({ '/docs/one': {} }), ...confirmed('/docs/old', '/docs/one') },
    valid: { ...page(), ...dates({ '/docs/one': {} }), ...confirmed('/docs/old') },
  },
  {
    id: 'gone-public',
    // A fixed page, which cannot be unpublished.
    invalid: { 'content/pages/pricing.md': doc(), ...dates({ '/pricing': {} }), ...confirmed('/pricing') },
    valid: { ...page(), ...dates({ '/docs/one': {} }), ...confirmed('/docs/old') },
  },
])
