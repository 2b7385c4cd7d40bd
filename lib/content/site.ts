import { z } from 'zod'
import { nearest, writeInstead } from '../shared/nearest'
import { publishingMessages } from './content-messages'
import { isTimeZone } from './dates/local-time'
import { field, issueOf } from './schemas/field'
import { readData } from './validate'

const text = z.string().min(1)
const timeZone = z.string().superRefine((name, context) => {
  if (isTimeZone(name)) return
  const known = Intl.supportedValuesOf('timeZone')
  const instead =
    nearest(name, known) === undefined
      ? 'Write a continent and a city, such as Europe/Amsterdam.'
      : writeInstead(name, known)
  context.addIssue(issueOf(publishingMessages['site-time-zone'], { found: name, instead }))
})
/** Only an origin is allowed, because paths are appended to it. */
const origin = z.string().superRefine((found, context) => {
  const url = URL.canParse(found) ? new URL(found) : undefined
  const isWeb = url !== undefined && /^https?:$/.test(url.protocol)
  const instead = isWeb ? url.origin.replace(/\.(?=$|:\d)/, '') : 'https://www.example.org'
  if (found !== instead || !isWeb) context.addIssue(issueOf(publishingMessages['site-origin'], { found, instead }))
})
const addressHint = 'Write a whole address that starts with https://.'
/** A whole address, with https. */
const address = z
  .string()
  .regex(/^\S+$/, { error: 'Write the address without the space in it.', abort: true })
  .pipe(z.url({ protocol: /^https$/, error: addressHint, abort: true }))
const hostHint = 'Write only https:// and the host, because the pages add the version after it.'
const host = address.refine((text) => /^https:\/\/[^/?#]+$/.test(text), { error: hostHint })

const link = (label: string) => field(address, { label, hint: addressHint })
const words = (label: string, hint: string, inForm?: string) =>
  field(text, { label, hint, ...(inForm !== undefined && { inForm }) })
/** @param name the name of the group in the file */
const group = <Schema extends z.ZodType>(schema: Schema, name: string, label: string) =>
  field(schema, {
    label,
    hint: `Write the group of fields “${name}”, each on its own indented line.`,
    inForm: `Write what the site says under “${label}”.`,
  })

/** Digits alone are read as a number, and lack the country code. */
const PHONE = 'Write + and the country code, then the other digits, such as +31 20 123 45 67.'

/** The limits are not mentioned, because a wrong year within them would be no better. */
const FIRST_YEAR = 'Write the year in which the site was first published, in four digits.'

const company = z.strictObject({
  legalName: words('Registered name', 'Write the company’s name as it is registered.'),
  email: field(z.email(), { label: 'Email', hint: 'Write the email address that visitors write to.' }),
  phone: field(z.string({ error: PHONE }).min(1), {
    label: 'Phone',
    hint: 'Write the phone number, or what is to come in [brackets].',
  }),
  address: words('Address', 'Write the postal address, or what is to come in [brackets].'),
  country: words('Country', 'Write the country’s name in English.'),
  chamberOfCommerce: words(
    'Chamber of commerce',
    'Write the registration number in quotes.',
    'Write the registration number.',
  ),
  vat: words('VAT number', 'Write the VAT number in quotes.', 'Write the VAT number.'),
  copyrightYear: field(z.int().min(2000, FIRST_YEAR).max(2100, FIRST_YEAR), {
    label: 'Year of copyright',
    hint: FIRST_YEAR,
  }),
})

const links = z.strictObject({
  app: link('Customer portal'),
  help: link('Help blog'),
  status: link('System status'),
  demoExperiment: link('Demo experiment'),
  sharedResults: link('Shared results'),
  api: field(host, { label: 'API host', hint: hostHint }),
  social: field(
    z.array(
      z.strictObject({
        name: words('Network', 'Write the network’s name as visitors read it.'),
        url: link('Profile'),
      }),
    ),
    {
      label: 'Social profiles',
      hint: 'Write a list of items with a name and a url.',
      inForm: 'Write one item for each network.',
      item: 'network',
    },
  ),
})

const signUp = z.strictObject({
  endpoint: link('Single sign-on'),
  clientId: words('Client', 'Write the client ID of this site for single sign-on.'),
  redirectUri: link('Redirect address'),
})

const forms = z.strictObject({
  endpoint: field(z.string().regex(/^(\/(?!\/)|https:\/\/)\S*$/), {
    label: 'Receiver',
    hint: 'Write the address of the form service, which starts with https://, or /forms.',
  }),
  transport: field(z.enum(['fetch', 'native']), {
    label: 'Way of sending',
    hint: 'Write fetch if the service allows this site’s origin, otherwise native.',
  }),
  keepDays: field(z.int().min(1).max(3650), {
    label: 'Days kept',
    hint: 'Write a whole number of days.',
  }),
})

const security = z.strictObject({
  contact: field(z.string().regex(/^(?:mailto:[^\s@]+@[^\s@]+\.[^\s@.]+|https:\/\/\S+)$/), {
    label: 'Security contact',
    hint: 'Write where to report a vulnerability: mailto:security@example.org, or an address that starts with https://.',
  }),
  expires: field(z.iso.date(), {
    label: 'Expires',
    hint: 'Write the last day on which security.txt is valid, less than a year ahead, such as 2027-10-31.',
  }),
})

/** Texts show this value by itself, so that a number would have no unit. */
const FORMS_KEPT = 'Write it with its unit, as in 12 months.'

/** A date, or a placeholder. */
const dayOrPlaceholder = z.union([z.iso.date(), z.string().regex(/^\[[^[\]]+\]$/)])

const legal = z.strictObject({
  entity: words('Company in legal texts', 'Write the registered name, or what is to come in [brackets].'),
  dataContact: words(
    'Privacy contact',
    'Write who answers questions on personal data, or what is to come in [brackets].',
  ),
  forceMajeure: words('Force majeure', 'Write what force majeure means, or what is to come in [brackets].'),
  formService: words('Form service', 'Write who receives the forms, or what is to come in [brackets].'),
  formsKept: field(z.string({ error: FORMS_KEPT }).min(1), {
    label: 'Forms kept for',
    hint: 'Write how long a sent form is kept, or what is to come in [brackets].',
  }),
  legalBasis: words('Legal basis', 'Write the legal basis of each use, or what is to come in [brackets].'),
  processors: words(
    'Processors',
    'Write who processes personal data for the company, or what is to come in [brackets].',
  ),
  reviewedBy: words(
    'Reviewed by',
    'Write who reviewed the privacy policy and the terms for the company, or what is to come in [brackets].',
  ),
  reviewedOn: field(dayOrPlaceholder, {
    label: 'Reviewed on',
    hint: 'Write the day of the review as 2026-01-31, or what is to come in [brackets].',
  }),
  otherRights: words('Other rights', 'Write the rights and where to complain, or what is to come in [brackets].'),
})

/** The schema of `content/site.yml`. A text in [square brackets] is a placeholder. */
export const siteSchema = z.strictObject({
  name: words('Name', 'Write the name of the site.'),
  origin: field(origin, {
    label: 'Origin',
    hint: 'Write where the site is served, such as https://www.example.org, without a / at the end.',
  }),
  repository: field(
    z
      .url({ protocol: /^https$/ })
      .regex(/[^/]$/)
      .optional(),
    {
      label: 'Repository',
      hint: 'Write the address to which the path of a file is added to edit it, such as https://code.example.org/site/edit/main, without a / at the end; leave it out if the source is not public.',
      inForm:
        'Write the address to which the path of a file is added to edit it, or leave it empty if the source is not public.',
    },
  ),
  company: group(company, 'company', 'Company'),
  links: group(links, 'links', 'Links'),
  signUp: group(signUp, 'signUp', 'Sign-up'),
  forms: group(forms, 'forms', 'Forms'),
  timeZone: field(timeZone, {
    label: 'Time zone',
    hint: 'Write the time zone of publishAt, such as Europe/Amsterdam.',
    inForm: 'Write the time zone in which pages are published, such as Europe/Amsterdam.',
  }),
  clients: field(z.array(text).length(4), {
    label: 'Client logos',
    hint: 'Write the names of four logos, with any that are to come in [brackets].',
  }),
  security: group(security, 'security', 'Security'),
  legal: group(legal, 'legal', 'Legal texts'),
})

/** The path of the file relative to the project's root. */
export const siteFile = 'content/site.yml'

/** The validated content of `content/site.yml`. A text in [square brackets] is a placeholder. */
export type Site = z.output<typeof siteSchema>

/**
 * Reads `content/site.yml`.
 * @throws ContentError with every problem of the file
 */
export function getSite(): Promise<Site> {
  return readData(siteFile, siteSchema)
}
