import { getEdition } from '../../../content/edition'
import { isBracketed, isUnknown } from '../../../content/placeholder'
import { siteFile } from '../../../content/site'
import type { Path } from '../../../content/yaml/read-yaml'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../../shared/diagnostic'
import { nearest } from '../../../shared/nearest'
import { mapTexts } from '../../../shared/tokens'
import { defineRule } from '../../rule'
import { isAbbreviation } from '../../words/abbreviations'

const messages = defineMessages({
  'site-unsaid': {
    severity: 'error',
    what: 'Visitors would read “{found}” as if it were the value.',
    fix: 'Write the value, or what is to come in brackets and quotes, such as "[address to come]".',
  },
  'site-bracket': {
    severity: 'error',
    what: '“{found}” has one of two square brackets, so visitors would read it as if it were the value.',
    fix: 'Write “{instead}” if it is a placeholder; otherwise delete the bracket.',
  },
  'site-mark': {
    severity: 'warning',
    what: '“{found}” ends in “{mark}”, and the sentences that use it have marks of their own.',
    fix: 'Write “{instead}”.',
  },
  'site-year': {
    severity: 'warning',
    what: '{found} has not come yet.',
    fix: 'Write the year in which the site was first published.',
  },
  'site-profile-twice': {
    severity: 'warning',
    what: '{name} has the same address as {other}.',
    fix: 'Write the address of the profile at {name}, or remove it.',
  },
  'site-client': {
    severity: 'warning',
    what: 'There is no logo “{found}”, so the home page shows the name as text.',
    fix: 'Write {instead} if you mean that logo.',
  },
})

/** Pictures of the brands that have one. */
const logo = /^\/media\/brands\/([\w-]+)\.svg$/

export const siteValues = defineRule({
  title: 'Values of content/site.yml',
  why: 'Many pages take them, and a placeholder that is not marked as one is taken for a fact.',
  messages,
  check({ data, publicFiles }) {
    const yaml = data.get(siteFile)
    if (yaml === undefined) return []
    const locate = (path: Path) => ({ file: siteFile, ...yaml.locationOf(path), field: path.join('.') })
    const found: Diagnostic[] = []
    mapTexts(yaml.value, (text, path) => {
      found.push(...judgeText(text).map(([id, values]) => diagnosticAt(locate(path), messages[id], values)))
      return text
    })
    const { company, links, clients } = Object(yaml.value) as Readonly<Record<string, unknown>>
    const { copyrightYear: year } = Object(company) as { copyrightYear?: unknown }
    if (typeof year === 'number' && year > getEdition().now.getUTCFullYear() && year <= 2100)
      found.push(diagnosticAt(locate(['company', 'copyrightYear']), messages['site-year'], { found: year }))
    const logos = publicFiles.flatMap((file) => logo.exec(file)?.[1] ?? [])
    return [...found, ...profilesTwice(links, locate), ...unknownLogos(clients, logos, locate)]
  },
})

type Locate = (path: Path) => Parameters<typeof diagnosticAt>[0]

function judgeText(text: string): [keyof typeof messages, Record<string, string>][] {
  const found = text.trim()
  const [first, last] = [found.startsWith('['), found.endsWith(']')]
  if (first !== last && !isBracketed(found)) {
    const instead = first ? `${found}]` : `[${found}`
    return [['site-bracket', { found, instead }]]
  }
  if (isUnknown(found) && !isBracketed(found)) return [['site-unsaid', { found }]]
  const [mark] = isAbbreviation(found) || /^\w+:\/\//.test(found) ? [] : (/[.,;:]$/.exec(found) ?? [])
  return mark === undefined ? [] : [['site-mark', { found, mark, instead: found.slice(0, -1) }]]
}

/** A profile whose line was copied and not changed. */
function profilesTwice(links: unknown, locate: Locate): Diagnostic[] {
  const { social } = Object(links) as { social?: unknown }
  if (!Array.isArray(social)) return []
  const names = new Map<unknown, string>()
  return social.flatMap((profile: unknown, index): Diagnostic[] => {
    const { name, url } = Object(profile) as { name?: unknown; url?: unknown }
    const other = names.get(url)
    names.set(url, String(name))
    if (other === undefined || typeof url !== 'string') return []
    return [
      diagnosticAt(locate(['links', 'social', index, 'url']), messages['site-profile-twice'], {
        name: String(name),
        other,
      }),
    ]
  })
}

/** Names that differ from that of a logo by a slip. Other clients have none, and are shown by their names. */
function unknownLogos(clients: unknown, logos: readonly string[], locate: Locate): Diagnostic[] {
  if (!Array.isArray(clients)) return []
  return clients.flatMap((found: unknown, index): Diagnostic[] => {
    if (typeof found !== 'string' || found.startsWith('[') || logos.includes(found)) return []
    const instead = nearest(found, logos)
    return instead === undefined
      ? []
      : [diagnosticAt(locate(['clients', index]), messages['site-client'], { found, instead })]
  })
}
