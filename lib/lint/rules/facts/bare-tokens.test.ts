import { changed, withLead } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { bareTokens } from './bare-tokens'

testRule(bareTokens, [
  {
    id: 'token-no-braces',
    invalid: withLead('Lite covers plans.lite.price, and *site.name*.', 'lead: By plans.lite.payment.'),
    valid: withLead(
      'Set `site.name` in {{site.name}}, {site.name}, www.site.name, https://site.name, me@site.name, site.name/x, /site.name, site.name(), site.name.yml and plans.lite.',
      'lead: The file site.name.yml',
    ),
    repaired: withLead('Lite covers {{plans.lite.price}}, and *{{site.name}}*.', 'lead: By {{plans.lite.payment}}.'),
  },
  {
    id: 'token-no-braces',
    invalid: withLead('Text.', 'lead: By {plans.lite.payment}, %site.name% or [site.name]'),
    valid: withLead('Text.', 'lead: "By {{plans.lite.payment}}, {site.nothing} or {user_uuid}"'),
    repaired: withLead('Text.', 'lead: By {{plans.lite.payment}}'),
  },
  {
    id: 'token-no-braces',
    invalid: changed('content/docs/rest/endpoints.yml', 'title: List authorizations', 'title: List site.name'),
    valid: changed('content/docs/rest/endpoints.yml', 'title: List authorizations', 'title: List names'),
  },
])
