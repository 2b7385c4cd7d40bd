import { changed } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { factTexts } from './fact-texts'

const support = (text: string) => changed('content/facts.yml', '{ text: email only }', `{ text: ${text} }`)

testRule(factTexts, [
  { id: 'fact-capital', invalid: support('Email only'), valid: support('Dutch email only') },
  { id: 'fact-mark', invalid: support('Email only.'), valid: support('by Oogwenk B.V.') },
])
