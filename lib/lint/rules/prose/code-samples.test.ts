import { withText } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { codeSamples } from './code-samples'

testRule(codeSamples, [
  {
    id: 'code-secret',
    invalid: withText(
      '```bash\ncurl -u a1b2:sk_live_51HxyzABCDEFghijkl https://api.example.org\n```\n\nOr `https://anna:geheim123@api.example.org`.',
    ),
    valid: withText(
      '```bash\ncurl -u YOUR_ID:YOUR_KEY https://api.example.org\n```\n\nOr `https://{id}:{secret}@api.example.org`.',
    ),
  },
  {
    id: 'code-json-invalid',
    invalid: withText('```json\n{\n  "a": 1,\n}\n```\n\n```json\n{ "a": 1\n```'),
    valid: withText('```json\n{ "a": [1, …] }\n```\n\n```json\n{"a": 1}\n{"a": 2}\n```\n\n```js\n{ a: 1, }\n```'),
    repaired: withText('```json\n{\n  "a": 1\n}\n```'),
  },
])
