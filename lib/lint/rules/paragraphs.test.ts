import { withText } from '../../../tests/fixtures/messages/pages'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { paragraphs } from './paragraphs'

const words = (count: number) => Array(count).fill('word,').join(' ')

testRule(paragraphs, [
  {
    id: 'prose-empty-paragraph',
    invalid: withText('One.\n\n&nbsp;\n\nTwo.'),
    valid: withText('One.\n\n\n\n2.\n\n![A picture](a.png)'),
  },
  {
    id: 'prose-long-paragraph',
    invalid: withText(words(121)),
    valid: withText(`${words(120)}\n\n${words(120)}`),
  },
])
