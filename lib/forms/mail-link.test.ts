import { expect, test } from '@jest/globals'
import { mailLink } from './mail-link'

test('a mail link carries the words typed, whatever they hold', () => {
  const link = mailLink('hello@oogwenk.example', 'A message & more', ['50% off?', '', 'Zoë #1'])
  expect(link).toBe(
    'mailto:hello@oogwenk.example?subject=A%20message%20%26%20more&body=50%25%20off%3F%0D%0A%0D%0AZo%C3%AB%20%231',
  )
})

test('an address cannot add recipients or headers to the mail', () => {
  expect(mailLink('a@b.example?bcc=c@d.example', 's', [])).toBe(
    'mailto:a@b.example%3Fbcc%3Dc%40d.example?subject=s&body=',
  )
})
