import { changed } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { computedSettings } from './computed-settings'

const formula = (text: string) =>
  changed('content/computed.yml', 'after the first {{baseline}} − mean', `after the first ${text} − mean`)

testRule(computedSettings, [
  { id: 'setting-hard-coded', invalid: formula('1,000 ms'), valid: formula('{{baseline}}') },
  { id: 'setting-hard-coded', invalid: formula('1 second'), valid: formula('{{baseline}}') },
  { id: 'setting-unknown', invalid: formula('700 ms'), valid: formula('{{baseline}}') },
])
