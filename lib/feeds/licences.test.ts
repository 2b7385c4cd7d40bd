import { expect, test } from '@jest/globals'
import { licences, type ShippedPackage } from './licences'

const item = (name: string, notices: string[], licence = 'MIT', author?: string): ShippedPackage => ({
  name,
  version: '1.0.0',
  licence,
  author,
  notices,
})
const font = item('font', ['SIL OPEN FONT LICENSE'], 'OFL-1.1')

test('the font comes first, and a licence text shared by several packages appears once, under all their names', () => {
  const text = licences(font, [item('a', ['Free.\r\n']), item('b', ['Other.', 'Notice.']), item('c', ['Free.'])])
  expect(text).toMatch(/font 1\.0\.0 \(OFL-1\.1\)\n\nSIL OPEN FONT LICENSE\n/)
  expect(text).toContain('a 1.0.0 (MIT)\nc 1.0.0 (MIT)\n\nFree.\n')
  expect(text).toContain('b 1.0.0 (MIT)\n\nOther.\n\nNotice.\n')
  expect(text).not.toContain('\r')
})

test('a package without a licence text is listed with the licence that it declares, and a package that declares none stops the build', () => {
  expect(licences(font, [item('a', [], 'MIT', 'Ann')])).toContain('It declares: MIT, by Ann.')
  expect(() => licences(font, [item('a', [], '')])).toThrow(/^The package a names no licence\. Find out/)
})
