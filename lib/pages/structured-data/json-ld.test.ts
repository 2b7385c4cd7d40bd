import { expect, test } from '@jest/globals'
import { jsonLd } from './json-ld'

test('nothing in a data block can end it, and parsing returns the same values', () => {
  const name = '</script><!-- <script> & "quoted" \u2028'
  const text = jsonLd([{ '@type': 'Dataset', name }])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Dataset', name }] })
})
