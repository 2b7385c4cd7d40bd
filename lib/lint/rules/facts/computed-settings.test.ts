import { changed } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { computedSettings } from './computed-settings'

const formula = (text: string) =>
  changed('content/computed.yml', 'after the first {{baseline}} − mean', `after the first ${text} − mean`)

const source = (year: string) => changed('content/computed.yml', 'Eckley (2012)', `Eckley ${year}`)

testRule(computedSettings, [
  { id: 'setting-hard-coded', invalid: formula('1,000 ms'), valid: formula('{{baseline}}') },
  { id: 'setting-hard-coded', invalid: formula('1 second'), valid: formula('{{baseline}}') },
  { id: 'source-year', invalid: source('(2102)'), valid: source('(2012)') },
  { id: 'source-year', invalid: source('(1012)'), valid: source('(1988a)') },
  { id: 'source-year', invalid: source('(20012)'), valid: source('12 (3)') },
  { id: 'setting-unknown', invalid: formula('700 ms'), valid: formula('{{baseline}}') },
])
