import type { Article, TechArticle } from 'schema-dts'
import { type Publisher, publisher } from './organization'

/** The values that describe an article. */
interface ArticleFacts {
  /** The first heading. */
  headline: string
  /** The absolute address of the social card. */
  image: string
  /** The date on the page, such as `2026-11-21`. The date of first publication is not recorded. */
  updated: string | undefined
  publisher: Publisher
}

/**
 * Describes a case study, or a page of the documentation. Its author is the company. It has no `url`, because the
 * page's canonical address identifies it.
 * @source https://developers.google.com/search/docs/appearance/structured-data/article, https://schema.org/TechArticle
 */
export function article(type: 'Article' | 'TechArticle', facts: ArticleFacts): Article | TechArticle {
  const { headline, image, updated, publisher: by } = facts
  return {
    '@type': type,
    ...{ headline, image },
    ...(updated !== undefined && { dateModified: updated }),
    author: publisher(by),
  }
}
