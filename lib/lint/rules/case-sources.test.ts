import { caseText } from '../../../tests/fixtures/messages/case-files'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { caseSources } from './case-sources'

const simulated = (emotion: string) => ({ 'content/cases/toast/index.md': caseText({ emotion }) })
const measured = (emotion: string, viewers = 'Two rooms') => ({
  'content/cases/toast/index.md': caseText({ emotion })
    .replace('source: simulated', 'source: measured')
    .replace('text: Simulated', `text: ${viewers}`),
})

testRule(caseSources, [
  {
    id: 'case-real-people',
    invalid: simulated('Here **real people** smile. We measured them at home.\n\n- Customers were filmed.'),
    valid: simulated(
      'No **real people** smile. A model generated them; we did not measure them.\n\n- If customers were filmed, they would smile.',
    ),
  },
  {
    id: 'case-not-simulated',
    invalid: measured('The simulated viewers smile.\n\nA simulation says so.', 'Simulated'),
    valid: measured('The viewers smile.\n\nNothing is simulated here.'),
  },
])
