import { getEdition } from '../content/edition'
import { getSite } from '../content/site'
import { getTexts } from '../i18n/texts'
import { loadOnce } from '../shared/memoise'
import { href, signUpUrl } from '../shared/urls'
import type { PreviewNotice } from './preview/preview-notice'

const loadNotice = loadOnce(() => import('./preview/preview-notice'))

/** A link with its text; `current` marks the page itself or its section. */
export interface LinkText {
  href: string
  text: string
  external?: boolean
  current?: boolean
}

/** The content of header and footer, for one page. */
export interface Chrome {
  name: string
  /** The accessible name of the logo's link. */
  home: string
  skip: string
  header: LinkText[]
  signUp: LinkText
  menu: { label: string; open: string; close: string; footerLabel: string }
  footer: { title: string; links: LinkText[] }[]
  legalLine: { copyright: string; numbers: { label: string; value: string }[] }
  /** The notice above an unpublished page, or above every page of a preview. */
  preview?: PreviewNotice | undefined
}

/**
 * Returns the view model of header and footer.
 * @param path the path of the page, without the base path, such as `/cases/galaxy`
 */
export async function getChrome(path: string): Promise<Chrome> {
  const [site, t, preview] = await Promise.all([getSite(), getTexts(), getNotice(path)])
  const page = (to: string, text: string): LinkText => ({
    href: href(to),
    text,
    current: path === to || path.startsWith(`${to}/`),
  })
  const out = (to: string, text: string): LinkText => ({ href: to, text, external: true })
  const { company, links } = site
  return {
    name: site.name,
    home: t('site.home', { name: site.name }),
    skip: t('site.skip'),
    ...(preview && { preview }),
    header: [
      page('/about', t('site.about')),
      page('/cases', t('site.cases')),
      out(links.help, t('site.help')),
      out(links.app, t('site.logIn')),
    ],
    signUp: out(signUpUrl(site.signUp), t('site.signUp')),
    menu: {
      label: t('site.mainMenu'),
      open: t('site.menu'),
      close: t('site.close'),
      footerLabel: t('site.footerMenu'),
    },
    footer: [
      {
        title: t('site.lookAround'),
        links: [
          page('/pricing', t('site.pricing')),
          page('/cases', t('site.cases')),
          page('/docs', t('site.docs')),
          page('/about', t('site.about')),
        ],
      },
      {
        title: t('site.reachUs'),
        links: [
          page('/contact', t('site.contact')),
          ...links.social.map(({ name, url }) => out(url, name)),
          out(links.status, t('site.status')),
        ],
      },
      { title: t('site.smallPrint'), links: [page('/terms', t('site.terms')), page('/privacy', t('site.privacy'))] },
    ],
    legalLine: {
      copyright: `© ${company.copyrightYear} ${company.legalName}`,
      numbers: [
        { label: t('site.chamberOfCommerce'), value: company.chamberOfCommerce },
        { label: t('site.vat'), value: company.vat },
      ],
    },
  }
}

/** Returns the notice of a page. Only a build with drafts loads the module that makes it. */
const getNotice = async (path: string) =>
  getEdition().drafts ? (await loadNotice()).getPreviewNotice(path) : undefined
