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
  'site-placeholder': {
    severity: 'error',
    what: 'Visitors would read “{found}” as if it were the value.',
    fix: 'Write the value, or what is to come in brackets and quotes, such as "[address to come]".',
  },
  'site-bracket': {
    severity: 'error',
    what: '“{found}” has only one square bracket, so visitors would read it as if it were the value.',
    fix: 'Write “{instead}” if it is a placeholder; otherwise delete the bracket.',
  },
  'site-mark': {
    severity: 'warning',
    what: '“{found}” ends in “{mark}”, but the sentences that use it have their own punctuation.',
    fix: 'Write “{instead}”.',
  },
  'site-bracketed-value': {
    severity: 'warning',
    what: '“{found}” looks like a real value, but its square brackets mark it as a placeholder.',
    fix: 'Write “{instead}” if it is the real value.',
  },
  'site-phone': {
    severity: 'error',
    what: '“{found}” is not a number that every phone can dial.',
    fix: 'Write + and the country code, then the other digits, such as +31 20 123 45 67.',
  },
  'site-number': {
    severity: 'error',
    what: '“{found}” is not a Dutch {kind}.',
    fix: 'Write {form}, such as {example}; or what is to come in brackets and quotes, such as "[number to come]".',
  },
  'site-number-part': {
    severity: 'error',
    what: 'Part of “{found}” is a placeholder, so it is not a number yet.',
    fix: 'Write the whole number, or only what is to come in brackets and quotes, such as "[number to come]".',
  },
  'site-email': {
    severity: 'error',
    what: '“{found}” is not a complete email address.',
    fix: 'Write one such as hello@example.org, with nothing before it.',
  },
  'site-country': {
    severity: 'warning',
    what: '“{found}” is not the English name of a country.',
    fix: 'Write {instead}.',
  },
  'site-sentence': {
    severity: 'warning',
    what: '“{found}” begins like a sentence, but visitors would see it in the middle of one.',
    fix: 'Write words that continue “{beginning} …”, such as “{example}”.',
  },
  'site-year': {
    severity: 'warning',
    what: '{found} is in the future.',
    fix: 'Write the year in which the site was first published.',
  },
  'site-profile-twice': {
    severity: 'warning',
    what: '{name} has the same address as {other}.',
    fix: 'Write the address of the profile at {name}, or remove it.',
  },
  'site-profile-name': {
    severity: 'warning',
    what: 'Two profiles have the name “{name}”, so visitors cannot tell them apart.',
    fix: 'Write the name of the network that the address below belongs to.',
  },
  'site-link-twice': {
    severity: 'warning',
    what: '“{name}” has the same address as “{other}”.',
    fix: 'Write the address of its own page, unless both are on the same page.',
  },
  'site-profile-other': {
    severity: 'warning',
    what: 'The profile at {name} leads to {other}.',
    fix: 'Write the address of the profile at {name}, or correct the name.',
  },
  'site-client': {
    severity: 'warning',
    what: 'There is no logo “{found}”, so the home page shows the name as text.',
    fix: 'Write {instead} if you mean that logo.',
  },
})

/** Matches the path of a client's logo, and captures the name of the client. */
const logo = /^\/media\/brands\/([\w-]+)\.svg$/

/** Reports values of `content/site.yml` that are placeholders without brackets, malformed, repeated or implausible. */
export const siteValues = defineRule({
  title: 'Values of content/site.yml',
  why: 'Many pages use these values, and a placeholder that is not marked as one looks like a fact.',
  messages,
  check({ data, publicFiles }) {
    const yaml = data.get(siteFile)
    if (yaml === undefined) return []
    const locate = (path: Path) => ({ file: siteFile, ...yaml.locationOf(path), field: path.join('.') })
    const found: Diagnostic[] = []
    mapTexts(yaml.value, (text, path) => {
      found.push(...checkText(text, path).map(([id, values]) => diagnosticAt(locate(path), messages[id], values)))
      return text
    })
    found.push(
      ...checkCompany(yaml.value).map(([id, values, path]) => diagnosticAt(locate(path), messages[id], values)),
    )
    const { company, links, clients } = Object(yaml.value) as Readonly<Record<string, unknown>>
    const { copyrightYear: year } = Object(company) as { copyrightYear?: unknown }
    if (typeof year === 'number' && year > getEdition().now.getUTCFullYear() && year <= 2100)
      found.push(diagnosticAt(locate(['company', 'copyrightYear']), messages['site-year'], { found: year }))
    const logos = publicFiles.flatMap((file) => logo.exec(file)?.[1] ?? [])
    const profiles = [...findRepeatedProfiles(links, locate), ...findProfilesElsewhere(links, locate)]
    return [...found, ...findRepeatedLinks(links, locate), ...profiles, ...findUnknownLogos(clients, logos, locate)]
  },
})

type Locate = (path: Path) => Parameters<typeof diagnosticAt>[0]

type Problem = [id: keyof typeof messages, values: Record<string, string>]

/**
 * Whether a placeholder contains what only real values have: two digits, or an email address. Text that describes a
 * missing number does not count.
 */
const looksReal = (text: string) =>
  /\d\D*\d|\S@\S/.test(text) && !/\bto (?:be|come)\b|\bplaceholder\b|\btb[acd]\b|\bx{3}/i.test(text)

/** How the legal texts introduce these values, and an example. */
const withinSentences: Readonly<Record<string, readonly [beginning: string, example: string]>> = {
  'legal.forceMajeure': ['Force majeure means', 'what nobody could foresee or prevent'],
  'legal.formService': ['Forms are received for us by', 'a form service in the Netherlands'],
  'legal.formsKept': ['What you sent is kept for', 'one year'],
  'legal.legalBasis': ['The legal basis is', 'your consent'],
  'legal.processors': ['Those who process personal data for us are', 'our host and our form service'],
  'legal.otherRights': ['Your other rights are', 'to have data corrected or deleted'],
}

/** The company's fields that are numbers: part of a number is of no use. */
const numbers = ['company.phone', 'company.chamberOfCommerce', 'company.vat']

/** The fields whose email addresses the schema checks. */
const checkedEmails = ['company.email', 'security.contact']

/**
 * Finds the part of a text that was meant to be an email address but is invalid, or begins with `mailto:`, which
 * visitors would see.
 */
function findInvalidEmail(text: string): string | undefined {
  if (!/@|[([]at[)\]]/i.test(text) || /:\/\//.test(text)) return undefined
  const [written] = /\S+@\S*|\S+\s?[([]at[)\]]\s?\S+/i.exec(text) ?? []
  const found = written?.replace(/^[(<“"]|[)>”",.;:]+$/g, '')
  return found === undefined || /^[^\s@:;,]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(found) ? undefined : found
}

function checkText(text: string, path: Path): Problem[] {
  const found = text.trim()
  const [first, last] = [found.startsWith('['), found.endsWith(']')]
  if (first !== last && !isBracketed(found)) {
    const instead = first ? `${found}]` : `[${found}`
    return [['site-bracket', { found, instead }]]
  }
  if (/^\[[^[\]]*\]$/.test(found))
    return looksReal(found) ? [['site-bracketed-value', { found, instead: found.slice(1, -1).trim() }]] : []
  if (isBracketed(found) && numbers.includes(path.join('.'))) return [['site-number-part', { found }]]
  if (isUnknown(found) && !isBracketed(found)) return [['site-placeholder', { found }]]
  const email = checkedEmails.includes(path.join('.')) ? undefined : findInvalidEmail(found)
  if (email !== undefined) return [['site-email', { found: email }]]
  const within = withinSentences[path.join('.')]
  if (within && /^(?:A|An|As|Because|For|If|It|Nobody|Our|The|These|They|This|Until|We|You|Your)\s/.test(found))
    return [['site-sentence', { found, beginning: within[0], example: within[1] }]]
  const [mark] = isAbbreviation(found) || /^\w+:\/\//.test(found) ? [] : (/[.,;:]$/.exec(found) ?? [])
  return mark === undefined ? [] : [['site-mark', { found, mark, instead: found.slice(0, -1) }]]
}

/** Dutch registration numbers, without the spaces and full stops that people write in them. */
const registrationNumbers = [
  {
    field: 'chamberOfCommerce',
    pattern: /^\d{8}$/,
    kind: 'registration number',
    form: 'its eight digits',
    example: '12345678',
  },
  {
    field: 'vat',
    pattern: /^NL\d{9}B\d{2}$/i,
    kind: 'VAT number',
    form: 'NL, nine digits, B and two digits',
    example: 'NL123456789B01',
  },
]

/** Checks the values of the company that have a fixed format: phone, registration, VAT and country. */
function checkCompany(value: unknown): [...Problem, Path][] {
  const company = Object(Object(value).company) as Readonly<Record<string, unknown>>
  const written = (field: string) => {
    const text = company[field]
    return typeof text === 'string' && text.trim() !== '' && !isUnknown(text) && !/[[\]]/.test(text)
      ? text.trim()
      : undefined
  }
  const problems: [...Problem, Path][] = []
  const [phone, country] = [written('phone'), written('country')]
  if (phone !== undefined && !isDiallable(phone)) problems.push(['site-phone', { found: phone }, ['company', 'phone']])
  if (country !== undefined && !isCountry(country)) {
    // A name with a different initial is a different country.
    const meant = nearest(
      country,
      listCountries().filter(([initial]) => initial === country[0]),
    )
    const instead = meant === undefined ? 'it in English, such as The Netherlands' : `“${meant}” instead`
    problems.push(['site-country', { found: country, instead }, ['company', 'country']])
  }
  if (country === undefined || !/^(?:the )?netherlands$/i.test(country)) return problems
  for (const { field, pattern, kind, form, example } of registrationNumbers) {
    const found = written(field)
    if (found !== undefined && !pattern.test(found.replace(/[\s.]/g, '')))
      problems.push(['site-number', { found, kind, form, example }, ['company', field]])
  }
  return problems
}

/** Whether `tel:` with these digits works from any country: `(0)` would be dialled too, and so would an extension. */
function isDiallable(phone: string): boolean {
  const digits = phone.replace(/[\s.()/\u2011-]/g, '')
  return /^\+(?:31[1-9]\d{8}|(?!31)\d{6,15})$/.test(digits) && !/\(0\)/.test(phone)
}

/** Parts of countries, and other names of countries. */
const otherNames = [
  'The Netherlands',
  'England',
  'Great Britain',
  'Northern Ireland',
  'Scotland',
  'UK',
  'USA',
  'United States of America',
  'Wales',
]

function listCountries(): string[] {
  const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const known = letters.flatMap((first) => letters.flatMap((second) => names.of(first + second) ?? []))
  return [...known, ...otherNames]
}

const isCountry = (name: string) => {
  const plain = name.replace(/^the /i, '').toLowerCase()
  return listCountries().some((known) => known.toLowerCase() === plain)
}

/** The hosts of networks, by the names that people use. */
const networks: readonly (readonly [name: string, host: RegExp])[] = [
  ['LinkedIn', /(?:^|\.)linkedin\.com$/],
  ['Instagram', /(?:^|\.)instagram\.com$/],
  ['Facebook', /(?:^|\.)facebook\.com$/],
  ['YouTube', /(?:^|\.)youtube\.com$/],
  ['TikTok', /(?:^|\.)tiktok\.com$/],
  ['Bluesky', /(?:^|\.)bsky\.app$/],
  ['X', /(?:^|\.)(?:x|twitter)\.com$/],
]

/** Returns the name of the network to which an address belongs. */
function networkOf(url: string): string | undefined {
  const { hostname } = new URL(url)
  return networks.find(([, host]) => host.test(hostname))?.[0]
}

/** Finds a profile whose address belongs to a different network from the one named. */
function findProfilesElsewhere(links: unknown, locate: Locate): Diagnostic[] {
  const { social } = Object(links) as { social?: unknown }
  if (!Array.isArray(social)) return []
  return social.flatMap((profile: unknown, index): Diagnostic[] => {
    const { name, url } = Object(profile) as { name?: unknown; url?: unknown }
    if (typeof name !== 'string' || typeof url !== 'string' || !URL.canParse(url)) return []
    const other = networkOf(url)
    const isKnown = networks.some(([known]) => known.toLowerCase() === name.trim().toLowerCase())
    if (other === undefined || !isKnown || other.toLowerCase() === name.trim().toLowerCase()) return []
    return [diagnosticAt(locate(['links', 'social', index, 'url']), messages['site-profile-other'], { name, other })]
  })
}

/** Finds two links with the same address. */
function findRepeatedLinks(links: unknown, locate: Locate): Diagnostic[] {
  const names = new Map<string, string>()
  return Object.entries(Object(links) as Readonly<Record<string, unknown>>).flatMap(([name, url]): Diagnostic[] => {
    if (typeof url !== 'string' || !URL.canParse(url)) return []
    // Capitals in its host, or a slash at its end, do not make another address.
    const address = new URL(url).href.replace(/\/$/, '')
    const other = names.get(address)
    names.set(address, other ?? name)
    return other === undefined
      ? []
      : [diagnosticAt(locate(['links', name]), messages['site-link-twice'], { name, other })]
  })
}

/** Finds a profile whose address or name was copied and not changed. */
function findRepeatedProfiles(links: unknown, locate: Locate): Diagnostic[] {
  const { social } = Object(links) as { social?: unknown }
  if (!Array.isArray(social)) return []
  const names = new Map<unknown, string>()
  const seen = new Set<unknown>()
  return social.flatMap((profile: unknown, index): Diagnostic[] => {
    const { name, url } = Object(profile) as { name?: unknown; url?: unknown }
    const other = names.get(url)
    names.set(url, String(name))
    if (typeof name === 'string' && seen.has(name.trim()) && other === undefined) {
      // A copied name whose address is that of another network is reported at the address.
      const network = typeof url === 'string' && URL.canParse(url) ? networkOf(url) : undefined
      if (network !== undefined && network !== name.trim()) return []
      return [diagnosticAt(locate(['links', 'social', index, 'name']), messages['site-profile-name'], { name })]
    }
    seen.add(typeof name === 'string' ? name.trim() : undefined)
    if (other === undefined || typeof url !== 'string') return []
    return [
      diagnosticAt(locate(['links', 'social', index, 'url']), messages['site-profile-twice'], {
        name: String(name),
        other,
      }),
    ]
  })
}

/**
 * Finds names that differ from that of a logo by a typing mistake. Other clients have no logo, and are shown by name.
 */
function findUnknownLogos(clients: unknown, logos: readonly string[], locate: Locate): Diagnostic[] {
  if (!Array.isArray(clients)) return []
  return clients.flatMap((found: unknown, index): Diagnostic[] => {
    if (typeof found !== 'string' || found.startsWith('[') || logos.includes(found)) return []
    const instead = nearest(found, logos)
    return instead === undefined
      ? []
      : [diagnosticAt(locate(['clients', index]), messages['site-client'], { found, instead })]
  })
}
