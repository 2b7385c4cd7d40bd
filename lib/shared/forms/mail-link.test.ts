import { expect, test } from '@jest/globals'
import { mailLink, maxMailLinkLength } from './mail-link'

const mail = {
  to: 'a@b.example',
  subject: 's',
  message: '',
  sender: ['Zoë', 'zoe@example.com'],
  cut: '(The rest is cut.)',
}
const bodyOf = (link: string) => decodeURIComponent(link.split('&body=')[1] ?? '').replaceAll('\r\n', '\n')

test('a mailto link encodes everything that was typed', () => {
  const link = mailLink({
    ...mail,
    to: 'hello@oogwenk.example',
    subject: 'A message & more',
    message: '50% off?',
    sender: ['Zoë #1'],
  })
  expect(link).toBe(
    'mailto:hello@oogwenk.example?subject=A%20message%20%26%20more&body=50%25%20off%3F%0D%0A%0D%0AZo%C3%AB%20%231',
  )
})

test('an email address cannot add recipients or headers to the message', () => {
  expect(mailLink({ ...mail, to: 'a@b.example?bcc=c@d.example', sender: [] })).toBe(
    'mailto:a@b.example%3Fbcc%3Dc%40d.example?subject=s&body=%0D%0A',
  )
})

test('a message of the maximum length is not truncated', () => {
  const empty = mailLink(mail).length
  const message = 'x'.repeat(maxMailLinkLength - empty)
  expect(bodyOf(mailLink({ ...mail, message }))).toBe(`${message}\n\nZoë\nzoe@example.com`)
  expect(bodyOf(mailLink({ ...mail, message: `${message}x` }))).toContain('(The rest is cut.)')
})

test('a message that is too long is truncated after a word, says so, and still names its sender', () => {
  const message = Array.from({ length: 2000 }, (_, index) => `word${index}`).join(' ')
  const link = mailLink({ ...mail, message })
  expect(link.length).toBeLessThanOrEqual(maxMailLinkLength)
  expect(link.length).toBeGreaterThan(maxMailLinkLength - 20)
  const [, kept = '', rest] = bodyOf(link).match(/^([^…]*)(…[\s\S]*)$/) ?? []
  expect(rest).toBe('…\n\n(The rest is cut.)\n\nZoë\nzoe@example.com')
  expect(message.startsWith(`${kept} `)).toBe(true)
})

test.each([
  ['one endless word', 'x'.repeat(20_000)],
  ['surrogate pairs', '👀'.repeat(5000)],
  ['line breaks only', '\n'.repeat(20_000)],
  ['a lone surrogate', `${'x '.repeat(5000)}\ud83d`],
])('a message with %s makes a valid link within the limit', (_, message) => {
  const link = mailLink({ ...mail, message })
  expect(link.length).toBeLessThanOrEqual(maxMailLinkLength)
  expect(bodyOf(link)).not.toContain('\ufffd')
  expect(bodyOf(link)).toMatch(/…\n\n\(The rest is cut\.\)\n\nZoë\nzoe@example\.com$/)
})
