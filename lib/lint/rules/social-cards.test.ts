import { changed, withLine } from '../../../tests/fixtures/messages/pages'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { socialCards } from './social-cards'

const galaxy = (name: string) => changed('content/cases/galaxy/index.md', 'name: Galaxy\n', `name: ${name}\n`)
const home = (word: string) => changed('content/pages/home.md', '**best ads**', `**${word}** ads`)
const terms = (character: string) => changed('content/pages/terms.md', '\n## Law', `\n## Law ${character}`)

testRule(socialCards, [
  {
    id: 'social-character',
    invalid: withLine('draft: false', 'Thanks 👩🏽‍💻'),
    valid: withLine('draft: false', 'Thanks, Zoë – “Æsop” & <b>'),
  },
  {
    id: 'social-character',
    invalid: withLine('draft: false', 'Thanks\u200b'),
    valid: withLine('draft: false', 'Thanks'),
  },
  { id: 'social-character', invalid: home('лучшие'), valid: home('über') },
  { id: 'social-character', invalid: terms('✓'), valid: terms('…') },
  { id: 'social-character', invalid: galaxy('Galaxy ✓'), valid: galaxy('Gäläxy') },
])
