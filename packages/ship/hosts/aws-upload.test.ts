import { execFileSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { smallSite } from '../../../tests/fixtures/small-site'
import { uploadText } from './all'
import { aws } from './aws'

const odd = ['CNAME', '.well-known/apple-app-site-association', ".well-known/it's.here/KEY", 'media/pictures/B.WEBP']
const more = [...odd, 'media/poster.webp', 'locales/en/notes.txt', 'docs/index-of.html']
const output = aws(smallSite({}, more))
const listed = uploadText(output).trim().split('\n')

/** The commands as the shell runs them. `aws` is a function that records its arguments. */
const commands: string[][] = execFileSync('bash', [], {
  input: `aws() { printf '%s\\n' "$@"; echo ===; }\nBUCKET=b\n${output.files['upload.sh']}`,
  encoding: 'utf8',
})
  .split('===\n')
  .filter((text) => text !== '')
  .map((text) => text.trimEnd().split('\n'))

const after = (words: readonly string[], name: string) => words[words.indexOf(name) + 1]

/**
 * Whether a command uploads a file. According to the manual, a star matches anything, including slashes, and the last
 * matching filter counts.
 */
function isUploadedBy(path: string, words: readonly string[]): boolean {
  const [, , from, to] = words
  if (!words.includes('--recursive')) return from === `site/${path}` && to === `s3://b/${path}`
  const filters = words.flatMap((word, index) =>
    /^--(in|ex)clude$/.test(word) ? [{ word, pattern: words[index + 1] ?? '' }] : [],
  )
  const fits = ({ pattern }: { pattern: string }) =>
    new RegExp(
      `^${pattern
        .split('*')
        .map((part) => part.replace(/\W/g, '\\$&'))
        .join('.*')}$`,
    ).test(path)
  return filters.findLast(fits)?.word !== '--exclude'
}

test.each(listed)('%s is uploaded by exactly one command', (path) => {
  expect(commands.filter((words) => isUploadedBy(path, words))).toHaveLength(1)
})

test('assets are uploaded before pages, then the home page, and last the not-found page, which links to it', () => {
  const order = commands.map((words) => listed.filter((path) => isUploadedBy(path, words)))
  expect(order.slice(-2)).toEqual([['index.html'], ['404.html']])
  const kinds = order.map((paths) => paths.some((path) => path.endsWith('.html')))
  expect(kinds).toEqual([...kinds].sort())
  expect(order.filter((paths) => paths.length === 0)).toEqual([])
})

test.each([
  ['CNAME', 'public, max-age=0, must-revalidate', 'application/octet-stream'],
  ['media/pictures/B.WEBP', 'public, max-age=31536000, immutable', 'image/webp'],
  ['media/poster.webp', 'public, max-age=86400', 'image/webp'],
  ['locales/en/notes.txt', 'no-cache', 'text/plain; charset=utf-8'],
  ['index.html', 'public, max-age=0, must-revalidate', 'text/html; charset=utf-8'],
])('%s gets the Cache-Control and media type of the policy', (path, cacheControl, type) => {
  const words = commands.find((each) => isUploadedBy(path, each)) ?? []
  expect([after(words, '--cache-control'), after(words, '--content-type')]).toEqual([cacheControl, type])
})
