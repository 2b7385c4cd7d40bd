import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'

/** Addresses and unknowns of `content/site.yml`. A text in [square brackets] is a placeholder. */
export interface Site {
  name: string
  origin: string
  company: {
    legalName: string
    email: string
    phone: string
    address: string
    country: string
    chamberOfCommerce: string
    vat: string
    copyrightYear: number
  }
  links: {
    app: string
    help: string
    status: string
    demoExperiment: string
    sharedResults: string
    api: string
    social: { name: string; url: string }[]
  }
  signUp: { endpoint: string; clientId: string; redirectUri: string }
  forms: { endpoint: string; transport: 'fetch' | 'native'; keepDays: number }
  clients: string[]
  legal: { lastChanged: string; entity: string; dataContact: string }
}

/** Reads `content/site.yml`. */
export async function getSite(): Promise<Site> {
  return parse(await readFile('content/site.yml', 'utf8')) as Site
}
