import type { Texts } from '../../i18n/texts'
import { computedId } from '../../research/computed'
import { href } from '../../shared/urls'
import type { CaseDownload } from './case-note'

/** Where the offer stands on its page. */
export const OWN_RESULTS = 'your-own-results'

/** The offer on a case page to look at a file of one's own. */
export interface OwnOffer {
  title: string
  text: string
  /** That nothing is sent anywhere. */
  kept: string
  button: string
  /** Stands in the button where its script stays away. */
  missing: string
  needsScript: string
  layout: {
    /** What a file looks like, and that the layout is this site's own. */
    text: string
    /** To what each column holds, further up. */
    more: { text: string; href: string }
    /** A file to try it with: the first one of the case itself. */
    example: OwnExample
    /** Between the two. */
    and: string
    /** The areas of the case. */
    areas: OwnExample
  }
}

/** A file of the case itself, which can be chosen as it is. */
interface OwnExample {
  text: string
  href: string
  fileName: string
}

/**
 * The words of the offer; the layout is that of docs/results-files.md.
 * @param downloads of the case: its results files, and behind them its areas
 */
export function ownOfferOf(t: Texts, downloads: readonly CaseDownload[]): OwnOffer {
  const example = (index: number, text: string): OwnExample => {
    const { href, fileName } = downloads.at(index) as CaseDownload
    return { text, href, fileName }
  }
  return {
    title: t('cases.own.title'),
    text: t('cases.own.text'),
    kept: t('cases.own.kept'),
    button: t('cases.own.button'),
    missing: t('cases.own.missing'),
    needsScript: t('cases.own.needsScript'),
    layout: {
      text: t('cases.own.layout'),
      more: { text: t('cases.own.more'), href: `#${computedId('file')}` },
      example: example(0, t('cases.own.example')),
      and: t('cases.own.and'),
      areas: example(-1, t('cases.own.areas')),
    },
  }
}

/** A sentence with a link to the offer. */
export interface OwnLink {
  text: string
  link: { text: string; href: string }
}

/** @param path of the case that it leads to */
export function ownLinkOf({ text, link }: { text: string; link: string }, path: string): OwnLink {
  return { text, link: { text: link, href: href(`${path}#${OWN_RESULTS}`) } }
}
