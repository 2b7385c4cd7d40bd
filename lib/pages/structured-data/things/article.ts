import type { Article, TechArticle } from 'schema-dts'
import { type Publisher, publisher } from './organization'

/** What a page that is read as a whole shows of itself. */
export interface ArticleFacts {
  /** Its first heading. */
  headline: string
  /** Whole address of its social picture. */
  image: string
  /** The day that the page shows, such as `2026-11-21`; when it was first published nobody wrote down. */
  updated: string | undefined
  publisher: Publisher
}

/**
 * A case study, or a page of the documentation. Its author is the company: nobody signs them. Which page it is, the page's
 * canonical address says.
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
