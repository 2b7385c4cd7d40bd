import { expect, test } from '@jest/globals'
import { forms as formSettings } from '../../../build/forms'
import { parsePost } from './parse'

test('a very long email address is rejected within half a second', () => {
  const email = `a@${'a-'.repeat(30_000)}`
  const body = new URLSearchParams({ 'form-name': 'simple-demo', email, fax_number: '' }).toString()
  const started = performance.now()
  expect(parsePost(body, formSettings)).toMatchObject({ status: 422 })
  expect(performance.now() - started).toBeLessThan(500)
})
