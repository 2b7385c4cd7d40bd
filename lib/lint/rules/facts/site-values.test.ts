import { changed } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { siteValues } from './site-values'

const address = (text: string) => changed('content/site.yml', '"[address to come]"', JSON.stringify(text))
const year = (text: string) => changed('content/site.yml', 'copyrightYear: 2023', `copyrightYear: ${text}`)
const profile = (host: string) => changed('content/site.yml', 'https://instagram.oogwenk', `https://${host}.oogwenk`)
const company = (field: string, text: string) =>
  changed(
    'content/site.yml',
    `  ${field}: "[${field === 'phone' ? 'phone number' : 'number'} to come]"`,
    `  ${field}: "${text}"`,
  )
const country = (text: string) => changed('content/site.yml', 'country: The Netherlands', `country: ${text}`)
const contact = (text: string) => changed('content/site.yml', '"[privacy contact to come]"', JSON.stringify(text))
const retention = (text: string) => changed('content/site.yml', '"[period to come]"', JSON.stringify(text))
const instagram = (url: string) => changed('content/site.yml', 'https://instagram.oogwenk.example', url)
const client = (name: string) => changed('content/site.yml', '- galaxy', `- ${name}`)

testRule(siteValues, [
  { id: 'site-placeholder', invalid: address('tbd'), valid: address('[to be confirmed]') },
  { id: 'site-placeholder', invalid: address('?'), valid: address('Tbdstraat 1, Amsterdam') },
  { id: 'site-bracket', invalid: address('[address to come'), valid: address('Street 1 [the back door], Amsterdam') },
  { id: 'site-bracket', invalid: address('address to come]'), valid: address('[address to come]') },
  { id: 'site-mark', invalid: address('Street 1, Amsterdam.'), valid: address('Oogwenk B.V.') },
  {
    id: 'site-bracketed-value',
    invalid: company('phone', '[+31 20 123 45 67]'),
    valid: company('phone', '[+31 20 … to come]'),
    repaired: company('phone', '+31 20 123 45 67'),
  },
  {
    id: 'site-bracketed-value',
    invalid: contact('[privacy@oogwenk.nl]'),
    valid: contact('[who answers]'),
    repaired: contact('privacy@oogwenk.nl'),
  },
  { id: 'site-phone', invalid: company('phone', '+31 20 12O 45 67'), valid: company('phone', '+31 (20) 123-45.67') },
  // The link would also dial the 0.
  { id: 'site-phone', invalid: company('phone', '+31 (0)20 123 45 67'), valid: company('phone', '+44 20 7946 0958') },
  { id: 'site-phone', invalid: company('phone', '020 123 45 67'), valid: company('phone', '+31 20 123 45 67') },
  { id: 'site-phone', invalid: company('phone', '+31 20 123 45 6'), valid: company('phone', '+32 2 123 45 6') },
  { id: 'site-number', invalid: company('vat', 'NL12345678B01'), valid: company('vat', 'NL 1234.56.789 B01') },
  {
    id: 'site-number',
    invalid: company('chamberOfCommerce', '1234567'),
    valid: company('chamberOfCommerce', '12345678'),
  },
  {
    id: 'site-number-part',
    invalid: company('vat', 'NL[number to come]'),
    valid: company('vat', '[NL and the number to come]'),
    repaired: company('vat', '[number to come]'),
  },
  {
    id: 'site-number-part',
    invalid: company('phone', '+31 20 [number to come]'),
    valid: company('phone', '[number to come]'),
  },
  { id: 'site-email', invalid: contact('privacy@oogwenk'), valid: contact('Write to privacy@oogwenk.nl, or by post') },
  { id: 'site-email', invalid: contact('mailto:privacy@oogwenk.nl'), valid: contact('privacy@oogwenk.nl') },
  { id: 'site-email', invalid: contact('privacy(at)oogwenk.nl'), valid: contact('A lawyer (at our office)') },
  { id: 'site-sentence', invalid: retention('We keep them for one year.'), valid: retention('one year') },
  { id: 'site-country', invalid: country('The Netherland'), valid: country('Netherlands') },
  { id: 'site-country', invalid: country('Holland'), valid: country('UK') },
  {
    id: 'site-profile-other',
    invalid: instagram('https://www.linkedin.com/company/oogwenk'),
    valid: instagram('https://www.instagram.com/oogwenk'),
  },
  { id: 'site-year', invalid: year('2099'), valid: year('2025') },
  {
    id: 'site-link-twice',
    invalid: changed('content/site.yml', 'https://status.oogwenk.example', 'https://help.oogwenk.example'),
    valid: changed('content/site.yml', 'https://status.oogwenk.example', 'https://help.oogwenk.example/status'),
  },
  {
    id: 'site-link-twice',
    invalid: changed('content/site.yml', 'https://status.oogwenk.example', 'https://Help.oogwenk.example/'),
    valid: changed('content/site.yml', 'https://status.oogwenk.example', 'https://help.oogwenk.example/status'),
  },
  {
    id: 'site-profile-name',
    invalid: changed('content/site.yml', 'name: Instagram', 'name: LinkedIn'),
    valid: changed('content/site.yml', 'name: Instagram', 'name: Mastodon'),
  },
  { id: 'site-profile-twice', invalid: profile('linkedin'), valid: profile('instagram') },
  { id: 'site-client', invalid: client('Galaxi'), valid: client('Wendover') },
])
