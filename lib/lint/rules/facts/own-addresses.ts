import { siteFile } from '../../../content/site'
import { defineMessages, diagnosticAt } from '../../../shared/diagnostic'
import { defineRule } from '../../rule'
import { passagesOf } from '../../words/passages'

const messages = defineMessages({
  'own-email-written': {
    severity: 'warning',
    what: '“{found}” looks like an address of this company that was written by hand.',
    fix: 'Write {token}, which becomes “{email}”, unless it is another mailbox.',
  },
})

const address = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu

/** Reports email addresses of the company in texts, which have a token. */
export const ownAddresses = defineRule({
  title: 'Email addresses of the company',
  why: 'The address is stated once, in content/site.yml: one that was written by hand stays when that changes.',
  messages,
  check: (content) => {
    const { company, name } = Object(content.data.get(siteFile)?.value) as { company?: unknown; name?: unknown }
    const { email } = Object(company) as { email?: unknown }
    if (typeof email !== 'string' || typeof name !== 'string' || name === '') return []
    const token = '{{site.company.email}}'
    return passagesOf(content).flatMap(({ text, locationOf }) =>
      (text.includes('@') ? [...text.matchAll(address)] : []).flatMap(({ 0: found, index }) => {
        const [, host = ''] = found.toLowerCase().split('@')
        if (!host.includes(name.toLowerCase())) return []
        return [diagnosticAt(locationOf(index, found), messages['own-email-written'], { found, token, email })]
      }),
    )
  },
})
