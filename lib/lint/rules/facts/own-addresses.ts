import { siteFile } from '../../../content/site'
import { defineMessages, diagnosticAt } from '../../../shared/diagnostic'
import { defineRule } from '../../rule'
import { passagesOf } from '../../words/passages'

const messages = defineMessages({
  'own-email-written': {
    severity: 'warning',
    what: '“{found}” looks like a hard-coded email address of this company.',
    fix: 'Write {token}, which becomes “{email}”, unless it is another mailbox.',
  },
})

const address = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu

/** Reports hard-coded email addresses at a host with the name of the company. */
export const ownAddresses = defineRule({
  title: 'Email addresses of the company',
  why: 'The address is set once, in content/site.yml. A hard-coded one would not change with it.',
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
