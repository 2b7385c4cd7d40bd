import type { Metadata, Viewport } from 'next'
import { language, siteConfig } from '../../../site.config'
import { getEdition } from '../../content/edition'
import { getSite } from '../../content/site'
import { getTexts, type Texts } from '../../i18n/texts'
import type { Motif } from '../../images/social/card'
import { colours } from '../../images/social/colours'
import { loadOnce } from '../../shared/memoise'
import {
  addresses,
  appleIconPath,
  faviconPath,
  feedPath,
  href,
  iconPath,
  manifestPath,
  SOCIAL_HEIGHT,
  SOCIAL_WIDTH,
  socialPath,
} from '../../shared/urls'
import type { PageDefinition } from '../define-page'
import { pageAt } from '../find-page'

/** Declares both colour schemes; their styles are in the page itself. */
export const documentViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colours.paper },
    { media: '(prefers-color-scheme: dark)', color: colours.night },
  ],
}

/** Returns the icons and the manifest of every page. The browser chooses an icon. */
export const documentMetadata = (): Metadata => ({
  manifest: href(manifestPath),
  icons: {
    // With `sizes`, browsers do not prefer the ICO to the SVG.
    icon: [
      { url: href(faviconPath), sizes: '32x32' },
      { url: href(iconPath), type: 'image/svg+xml' },
    ],
    apple: href(appleIconPath),
  },
})

/** The values from which the metadata of a page is made. */
export interface PageFacts extends PictureFacts {
  description: string
  /** The Open Graph type; `website` by default. */
  type?: 'article'
  /** False if the page has no canonical address, which is true only of the not-found page. */
  address?: false
  /** Whether to keep the page out of search engines, such as the page after a form. */
  noindex?: boolean
  /** False for pages that only a preview has: they have no social card. */
  picture?: false
  /** The path of its Markdown copy, without the base path. */
  markdownCopy?: string
}

/**
 * Returns the metadata of one page: title, description, canonical address, and what link previews show. All addresses
 * are absolute because Next, given a `metadataBase`, removes the slash from that of the home page.
 */
export async function pageMetadata(page: PageFacts): Promise<Metadata> {
  const { path, description, type, noindex, markdownCopy } = page
  const site = await getSite()
  const { of } = addresses(site.origin)
  // Search engines must neither index a preview nor follow its links.
  const { preview } = getEdition()
  const canonical = page.address === false ? undefined : canonicalOf(path, site.origin)
  const types = {
    ...(markdownCopy !== undefined && { 'text/markdown': of(markdownCopy) }),
    // A preview has no feed.
    ...(pageAt(path)?.hasFeed && !preview && { 'application/atom+xml': of(feedPath) }),
  }
  const picture = page.picture === false ? undefined : await socialPictureOf(page)
  return {
    title: tabTitle(page.title, site.name),
    description,
    alternates: {
      canonical,
      languages: noindex || preview || !canonical ? undefined : languagesOf(path, site.origin),
      types,
    },
    // Next adds noindex to the not-found page itself.
    robots: canonical && (noindex || preview) ? { index: false, follow: !preview } : undefined,
    openGraph: {
      type: type ?? 'website',
      ...{ title: page.title, description, url: canonical, siteName: site.name },
      ...openGraphLanguages(),
      images: picture && [{ ...picture, url: of(picture.path), type: 'image/png' }],
    },
    // Set explicitly: otherwise Next copies the size and type from Open Graph, which X does not need.
    twitter: { card: 'summary_large_image', images: picture && [{ url: of(picture.path), alt: picture.alt }] },
  }
}

/** Open Graph needs a territory with each language, so a language without one is left out. */
function openGraphLanguages() {
  const { exported, territories } = siteConfig.locales
  const others = exported.filter((lng) => lng !== language).flatMap((lng) => territories[lng] ?? [])
  return { locale: territories[language], ...(others.length > 0 && { alternateLocale: others }) }
}

/** Returns the title for browser tabs and search engines: the site's name is added unless the title contains it. */
export function tabTitle(title: string, siteName: string): string {
  return containsName(title, siteName) ? title : `${title} – ${siteName}`
}

/** Whether a title contains the site's name as a whole word: “Oogwenk” does not contain “Oog”. */
function containsName(title: string, siteName: string): boolean {
  const name = siteName.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'u').test(title)
}

/**
 * Returns the canonical address of a page, for its head, the sitemap, the feed and structured data. That of the home
 * page ends with a slash, the normal form of an address without a path (RFC 3986, section 6.2.3).
 * @param path the path without the base path, such as `/cases/galaxy`
 * @param origin the origin in `content/site.yml`
 */
export function canonicalOf(path: string, origin: string): string {
  return addresses(origin).of(path)
}

/** The languages that are exported, and the default one. */
export interface ExportedLanguages {
  default: string
  exported: readonly string[]
}

/** Returns the base path of the export in a language; the default language is at the root. */
export function basePathOf(lng: string, { default: first }: ExportedLanguages = siteConfig.locales): string {
  return lng === first ? '' : `/${lng}`
}

/**
 * Returns the addresses of one page in every language, including its own, with that of the default language also under
 * `x-default`. All exports have the same pages at the same paths.
 * @param path the path without the base path, such as `/cases/galaxy`
 * @param origin the origin in `content/site.yml`
 * @returns undefined if only one language is exported
 * @source https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function languagesOf(
  path: string,
  origin: string,
  locales: ExportedLanguages = siteConfig.locales,
): Record<string, string> | undefined {
  if (locales.exported.length < 2) return undefined
  const addressIn = (lng: string) => {
    const base = basePathOf(lng, locales)
    return `${origin}${path === '/' ? base || '/' : `${base}${path}`}`
  }
  const named = locales.exported.map((lng) => [lng, addressIn(lng)] as const)
  return Object.fromEntries([...named, ['x-default', addressIn(locales.default)]])
}

/** The picture that link previews show. */
interface SocialPicture {
  /** The path without the base path, such as `/social/cases/galaxy.png`. */
  path: string
  /** In pixels. */
  width: number
  height: number
  /** The text alternative. */
  alt: string
}

/** The values from which the text alternative of a social card is made. */
interface PictureFacts {
  /** The path without the base path, such as `/cases/galaxy`. */
  path: string
  title: string
  /** The large heading on the page and the card, if it differs from the title. */
  heading?: string
  /** The label of the button on a page whose content is not published. */
  request?: string | undefined
  /** The label of tested pictures: that of simulated data, such as “Simulated data.”, or that of the artwork. */
  caseLabel?: string
  /** The tested versions in an A/B test. */
  versions?: readonly { name: string }[]
}

const loadNotes = loadOnce(() => import('../case-notes'))

const size = { width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT }

/**
 * Returns the address, the size and the text alternative of a page's social card. `lib/images/social` draws the card
 * that `lib/pages/social-cards.ts` describes.
 */
export async function socialPictureOf(page: PictureFacts): Promise<SocialPicture> {
  const t = await getTexts()
  const { kind = 'page', alt } = pageAt(page.path)?.social ?? {}
  const known = typeof kind === 'string' ? kind : await kind(page)
  return { path: socialPath(page.path), ...size, alt: await altOf(page, known, t, alt) }
}

/**
 * Returns the text alternative. For tested pictures, it also says whether the gaze data is simulated, and that the
 * artwork is an example.
 */
async function altOf(
  { heading, title: name, caseLabel, versions }: PictureFacts,
  kind: Motif['kind'],
  t: Texts,
  alt: PageDefinition['social']['alt'],
): Promise<string> {
  const title = heading ?? name
  if (alt) return alt(title, t)
  if (kind === 'legal') return t('social.alt.page', { title })
  if (kind !== 'case' && kind !== 'cases') return t(`social.alt.${kind}`, { title })
  const { artworkNote, simulatedNote } = await loadNotes()
  const source = caseLabel === simulatedNote(t).label ? 'simulated' : 'measured'
  const [a, b] = versions ?? []
  const shown =
    kind === 'case' && a && b
      ? t(`social.alt.comparison.${source}`, { title, a: a.name, b: b.name })
      : t(`social.alt.${kind}.${source}`, { title })
  return [shown, artworkNote(t).text, ...(caseLabel === undefined ? [] : [caseLabel])].join(' ')
}
