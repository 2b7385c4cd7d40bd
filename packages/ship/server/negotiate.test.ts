import { expect, test } from '@jest/globals'
import { servedSite } from '../../../build/served-site'
import { servedFile } from './manifest'
import { chooseEncoding } from './negotiate'

const copies = ['br', 'zstd', 'gzip'].map((name) => ({ name, body: Buffer.from(name), etag: `"${name}"` }))
const page = { ...servedFile('/about.html', Buffer.from('page'), servedSite), encoded: copies }

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['zstd;q=0.9, gzip;q=1.0, br;q=0.1', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.5 , gzip ; q=0.4', 'br'],
  ['*', 'br'],
  ['*;q=0.1, gzip;q=0.2', 'gzip'],
  ['br;q=0, *', 'zstd'],
])('Accept-Encoding: %s – the response is the copy in %s', (header, name) => {
  expect(chooseEncoding(header, page)?.name).toBe(name)
})

test.each([
  undefined,
  '',
  'identity',
  'xbr, notgzip',
  'br;q=0',
  'br;q=zero',
  'br;q=2',
  'br;q=-1',
  '*;q=0',
  ';,;',
  'deflate',
])('Accept-Encoding: %s – the response is the file itself', (header) => {
  expect(chooseEncoding(header, page)).toBeUndefined()
})

test('a file without copies is sent uncompressed', () => {
  expect(chooseEncoding('br, gzip', servedFile('/a.webp', Buffer.from(''), servedSite))).toBeUndefined()
})
