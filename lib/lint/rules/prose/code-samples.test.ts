import { withText } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { codeSamples } from './code-samples'

testRule(codeSamples, [
  {
    id: 'code-json-invalid',
    invalid: withText('```json\n{\n  "a": 1,\n}\n```\n\n```json\n{ "a": 1\n```'),
    valid: withText('```json\n{ "a": [1, …] }\n```\n\n```json\n{"a": 1}\n{"a": 2}\n```\n\n```js\n{ a: 1, }\n```'),
    repaired: withText('```json\n{\n  "a": 1\n}\n```'),
  },
])
