import { computedId } from '../../charts/computed'
import type { Texts } from '../../i18n/texts'
import { href } from '../../shared/urls'
import type { CaseDownload } from './case-note'

/** The anchor of the offer. */
export const OWN_RESULTS = 'your-own-results'

/** The offer on a case page to look at a results file of one's own. */
export interface OwnOffer {
  title: string
  text: string
  /** States that the file is not sent anywhere. */
  kept: string
  button: string
  /** The text of the button if its script does not load. */
  missing: string
  needsScript: string
  layout: {
    /** Describes the columns of a file, and says that the format is this site's own. */
    text: string
    /** The link to the description of the columns. */
    more: { text: string; href: string }
    /** A file to try the tool with: the first results file of the case. */
    example: OwnExample
    /** The word between the two links. */
    and: string
    /** The areas of the case, as a file to choose. */
    areas: OwnExample
  }
}

/** A file of the case that visitors can choose. */
interface OwnExample {
  text: string
  href: string
  fileName: string
}

/**
 * Returns the texts of the offer. docs/results-files.md defines the format of the files.
 * @param downloads the downloads of the case: its results files, then its areas
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

/**
 * Returns a link to the offer.
 * @param path the path of the case that it leads to
 */
export function ownLinkOf({ text, link }: { text: string; link: string }, path: string): OwnLink {
  return { text, link: { text: link, href: href(`${path}#${OWN_RESULTS}`) } }
}
