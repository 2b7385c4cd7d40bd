import type { Metadata } from 'next'
import { language, siteConfig } from '../../../site.config'
import { getEdition } from '../../content/edition'
import { getSite } from '../../content/site'
import { getTexts, type Texts } from '../../i18n/texts'
import type { Motif } from '../../images/social/card'
import { loadOnce } from '../../shared/load-once'
import { addresses, feedPath, SOCIAL_HEIGHT, SOCIAL_WIDTH, socialPath } from '../../shared/urls'
import { pageAt } from '../find-page'

/** What a page says of itself. */
export interface PageFacts extends PictureFacts {
  description: string
  /** What kind of thing it is to those who share it; a page of the site where it says nothing. */
  type?: 'article'
  /** Whether it is known by an address of its own, as every page is but the one for wrong addresses. */
  address?: false
  /** Left out of search engines, as the confirmation page is. */
  noindex?: boolean
  /** Whether a social picture is drawn of it, as of every page of the site; of what only a preview has there is none. */
  picture?: false
  /** Its Markdown copy, without base path. */
  markdownCopy?: string
}

/**
 * The metadata of one page: its own title and description, the one address it is known by, and what previews of a link
 * show. Every address is whole, since Next, given a `metadataBase`, writes the home page's without its slash.
 */
export async function pageMetadata(page: PageFacts): Promise<Metadata> {
  const { path, description, type, noindex, markdownCopy } = page
  const site = await getSite()
  const { of } = addresses(site.origin)
  // Of a preview no page is for search engines, and no link on it either.
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
    // Next itself says so of the page for wrong addresses.
    robots: canonical && (noindex || preview) ? { index: false, follow: !preview } : undefined,
    openGraph: {
      type: type ?? 'website',
      ...{ title: page.title, description, url: canonical, siteName: site.name },
      ...openGraphLanguages(),
      images: picture && [{ ...picture, url: of(picture.path), type: 'image/png' }],
    },
    // Without a picture of its own Next repeats size and type of Open Graph's, which X does not ask for.
    twitter: { card: 'summary_large_image', images: picture && [{ url: of(picture.path), alt: picture.alt }] },
  }
}

/** Open Graph knows languages by their territory only; one without is not named. */
function openGraphLanguages() {
  const { exported, territories } = siteConfig.locales
  const others = exported.filter((lng) => lng !== language).flatMap((lng) => territories[lng] ?? [])
  return { locale: territories[language], ...(others.length > 0 && { alternateLocale: others }) }
}

/** The title of a page as its browser tab and search engines show it: it names the site, once. */
export function tabTitle(title: string, siteName: string): string {
  return namesIt(title, siteName) ? title : `${title} – ${siteName}`
}

/** As words of its own: a site called “Oog” is not named by a title with “Oogwenk” in it. */
function namesIt(title: string, siteName: string): boolean {
  const name = siteName.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'u').test(title)
}

/**
 * The one address that a page is known by: in its head, in the sitemap, in the feed and in what programs are told. The home
 * page's ends in a slash, which is how browsers and RFC 3986 (section 6.2.3) write an address without a path.
 * @param path without base path, such as `/cases/galaxy`
 * @param origin of `content/site.yml`
 */
export function canonicalOf(path: string, origin: string): string {
  return addresses(origin).of(path)
}

/** Which languages are exported. */
export interface Exported {
  default: string
  exported: readonly string[]
}

/** Base path of the export in a language: the default one stands at the root. */
export function basePathOf(lng: string, { default: first }: Exported = siteConfig.locales): string {
  return lng === first ? '' : `/${lng}`
}

/**
 * The addresses of one page in every language, itself included, and under `x-default` the one for everybody else. All exports
 * have the same pages at the same paths, so that those of two exports name each other.
 * @param path without base path, such as `/cases/galaxy`
 * @param origin of `content/site.yml`
 * @returns nothing while only one language is exported
 * @source https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function languagesOf(
  path: string,
  origin: string,
  locales: Exported = siteConfig.locales,
): Record<string, string> | undefined {
  if (locales.exported.length < 2) return undefined
  const addressIn = (lng: string) => {
    const base = basePathOf(lng, locales)
    return `${origin}${path === '/' ? base || '/' : `${base}${path}`}`
  }
  const named = locales.exported.map((lng) => [lng, addressIn(lng)] as const)
  return Object.fromEntries([...named, ['x-default', addressIn(locales.default)]])
}

/** What previews of a link show of a page. */
export interface SocialPicture {
  /** Without base path, such as `/social/cases/galaxy.png`. */
  path: string
  /** In pixels. */
  width: number
  height: number
  /** Says what the picture shows. */
  alt: string
}

/** What a page knows of its picture. */
export interface PictureFacts {
  /** Without base path, such as `/cases/galaxy`. */
  path: string
  title: string
  /** The words in large letters on page and picture, where they are not the title. */
  heading?: string
  /** Set where the page does not show what it is about. */
  request?: string | undefined
  /** What page and picture say of the data that they show, such as “Simulated data.”. */
  dataNote?: string
  /** What was tested, where it is more than one picture. */
  versions?: readonly { name: string }[]
}

const loadNotes = loadOnce(() => import('../case-notes'))

const size = { width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT }

/** The social picture of one page. It is drawn by `lib/feeds`, from the card that `lib/pages/social-cards.ts` makes. */
export async function socialPictureOf(page: PictureFacts): Promise<SocialPicture> {
  const t = await getTexts()
  const { kind = 'page' } = pageAt(page.path)?.social ?? {}
  const known = typeof kind === 'string' ? kind : await kind(page)
  return { path: socialPath(page.path), ...size, alt: await altOf(page, known, t) }
}

/** Of tested pictures also whose gaze it is, and that the artwork is nobody's advertising. */
async function altOf(
  { path, heading, title: name, dataNote, versions }: PictureFacts,
  kind: Motif['kind'],
  t: Texts,
): Promise<string> {
  const title = heading ?? name
  if (kind === 'legal') return t(`social.alt.${path === '/privacy' ? 'privacy' : 'terms'}`, { title })
  if (kind !== 'case' && kind !== 'cases') return t(`social.alt.${kind}`, { title })
  const { exampleOf, simulatedOf } = await loadNotes()
  const source = dataNote === simulatedOf(t).label ? 'simulated' : 'measured'
  const [a, b] = versions ?? []
  const says =
    kind === 'case' && a && b
      ? t(`social.alt.comparison.${source}`, { title, a: a.name, b: b.name })
      : t(`social.alt.${kind}.${source}`, { title })
  return [says, exampleOf(t).text, ...(dataNote === undefined ? [] : [dataNote])].join(' ')
}
