import { changed, thanks, withText } from '../../../tests/fixtures/messages/pages'
import { type MessageCase, testRule } from '../../../tests/fixtures/messages/test-messages'
import type { Texts } from '../../../tests/fixtures/small-content'
import { characters } from './characters'

type Id = keyof typeof characters.messages

const locale = 'locales/en/common.json'
const named = (file: string, from: string, to: string) => changed(file, from, `${to}${from}`)

/** The same in Markdown, YAML and JSON. */
const everywhere = (id: Id, invalid: string, valid: string): MessageCase<Texts, Id>[] => [
  { id, invalid: withText(`One ${invalid} two.`), valid: withText(`One ${valid} two.`) },
  { id, invalid: named('content/site.yml', 'Oogwenk', invalid), valid: named('content/site.yml', 'Oogwenk', valid) },
  { id, invalid: named(locale, 'Pricing', invalid), valid: named(locale, 'Pricing', valid) },
]

/** As saved by a Windows program that does not use UTF-8. */
const ofWindows = (text: string) => Buffer.from(text, 'latin1').toString('utf8')

testRule(characters, [
  {
    id: 'text-unreadable',
    invalid: thanks(ofWindows('---\ntitle: Caf\xe9\n---\n\nText.\n')),
    valid: thanks('---\ntitle: Café\n---\n\nText.\n'),
  },
  ...everywhere('text-unreadable', '\uFFFD', 'é'),
  { id: 'text-unreadable', invalid: withText('One &#0; two.'), valid: withText('One &#233; two.') },
  ...everywhere('text-control', '\x00', '\t'),
  { id: 'text-control', invalid: withText('One\x08 \x7F two\x85.'), valid: withText('One\u00A0\u200B two.') },
  { id: 'text-control', invalid: named(locale, 'Pricing', '\\u0007'), valid: named(locale, 'Pricing', '\\n') },
  ...everywhere('text-direction', '\u202E', '\u200F'),
  { id: 'text-direction', invalid: withText('One &#x202e; two.'), valid: withText('One \u2068two\u2069.') },
  { id: 'text-direction', invalid: named(locale, 'Pricing', '\\u202E'), valid: named(locale, 'Pricing', '\\u2068') },
])
