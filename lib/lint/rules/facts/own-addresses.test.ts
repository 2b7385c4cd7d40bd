import { readFileSync } from 'node:fs'
import { withLead } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { ownAddresses } from './own-addresses'

const site = { 'content/site.yml': readFileSync('content/site.yml', 'utf8') }

testRule(ownAddresses, [
  {
    id: 'own-email-written',
    invalid: { ...site, ...withLead('Write to info@oogwenk.nl.', 'lead: Mail hello@oogwenk.example today.') },
    valid: {
      ...site,
      ...withLead('Write to {{site.company.email}}, `info@oogwenk.nl` or jan@example.org.', 'lead: Mail us today.'),
    },
  },
])
