import { expect, test } from '@jest/globals'
import { jsonLd } from './json-ld'

test('no value can end the data block, and parsing it returns the same values', () => {
  const name = '</script><!-- <script> & "quoted" \u2028'
  const text = jsonLd([{ '@type': 'Dataset', name }])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Dataset', name }] })
})
