import { getTexts, type Texts } from '../../i18n/texts'
import type { Motif } from '../../images/social/card'
import { SOCIAL_HEIGHT, SOCIAL_WIDTH, socialPath } from '../../shared/urls'
import { loadOnce } from '../define-page'
import { pageAt } from '../find-page'

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
