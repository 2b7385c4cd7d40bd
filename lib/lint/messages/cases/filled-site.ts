/** A `content/site.yml` in which nothing is left to settle, whatever the site's own still has open. */
export const filledSite = `name: Oogwenk
origin: https://www.oogwenk.nl # as it was registered
company:
  legalName: Oogwenk B.V.
  email: hello@oogwenk.nl
  phone: "+31 20 000 0000"
  address: Keizersgracht 1, Amsterdam
  country: The Netherlands
  chamberOfCommerce: "00000000"
  vat: NL000000000B00
  copyrightYear: 2023
links:
  app: https://app.oogwenk.nl
  help: https://help.oogwenk.nl
  status: https://status.oogwenk.nl
  demoExperiment: https://app.oogwenk.nl/demo
  sharedResults: https://app.oogwenk.nl/results/shared
  api: https://api.oogwenk.nl
  social:
    - name: LinkedIn
      url: https://linkedin.oogwenk.nl
signUp:
  endpoint: https://sso.oogwenk.nl/registrations
  clientId: website
  redirectUri: https://app.oogwenk.nl/welcome
forms:
  endpoint: https://forms.oogwenk.nl/contact # no placeholders
  transport: fetch
  keepDays: 30
timeZone: Europe/Amsterdam
clients: [one, two, three, four]
security:
  contact: mailto:security@oogwenk.nl
  expires: 2099-10-31
legal:
  entity: Oogwenk B.V.
  dataContact: privacy@oogwenk.nl
  forceMajeure: what nobody could foresee
  formService: a service
  formsKept: a year
  legalBasis: consent
  processors: a host
  otherRights: to complain
  reviewedBy: A lawyer
  reviewedOn: 2026-01-31
`

/**
 * The same with something else in one place.
 * @throws where that is not there: the case would show nothing
 */
export function siteWith(from: string, to: string): { 'content/site.yml': string } {
  if (!filledSite.includes(from)) throw new Error(`There is no “${from}” in the filled site.`)
  return { 'content/site.yml': filledSite.replace(from, to) }
}
