import { changed } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { siteValues } from './site-values'

const address = (text: string) => changed('content/site.yml', '"[address to come]"', JSON.stringify(text))
const year = (text: string) => changed('content/site.yml', 'copyrightYear: 2023', `copyrightYear: ${text}`)
const profile = (host: string) => changed('content/site.yml', 'https://instagram.oogwenk', `https://${host}.oogwenk`)
const client = (name: string) => changed('content/site.yml', '- galaxy', `- ${name}`)

testRule(siteValues, [
  { id: 'site-unsaid', invalid: address('tbd'), valid: address('[to be confirmed]') },
  { id: 'site-unsaid', invalid: address('?'), valid: address('Tbdstraat 1, Amsterdam') },
  { id: 'site-bracket', invalid: address('[address to come'), valid: address('Street 1 [the back door], Amsterdam') },
  { id: 'site-bracket', invalid: address('address to come]'), valid: address('[address to come]') },
  { id: 'site-mark', invalid: address('Street 1, Amsterdam.'), valid: address('Oogwenk B.V.') },
  { id: 'site-year', invalid: year('2099'), valid: year('2025') },
  { id: 'site-profile-twice', invalid: profile('linkedin'), valid: profile('instagram') },
  { id: 'site-client', invalid: client('Galaxi'), valid: client('Wendover') },
])
