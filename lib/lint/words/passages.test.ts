import { expect, test } from '@jest/globals'
import { withLead } from '../../../tests/fixtures/messages/pages'
import { contentOf } from '../../../tests/fixtures/small-content'
import { openFiles, withFiles } from '../../content/files'
import { passagesOf } from './passages'

test('a field that visitors do not read is not spell-checked', async () => {
  const files = withLead('A text.', 'lead: Write to us.\naliases: [/former-address]')
  const passages = await withFiles(openFiles({ overlay: files }), async () => passagesOf(await contentOf(files)))
  const texts = passages.map(({ text }) => text)
  expect(texts).toContain('Write to us.')
  expect(texts).not.toContain('/former-address')
})
