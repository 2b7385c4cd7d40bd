/** The required properties of a schema.org item, and the source. */
interface Rule {
  needs: readonly string[]
  source: string
}

const google = 'https://developers.google.com/search/docs/appearance/structured-data'

/**
 * Every type that the site uses. Any other type is an error, such as FAQPage and SearchAction, which search engines no
 * longer use, and ratings and reviews, which the site does not have.
 */
export const types: Readonly<Record<string, Rule>> = {
  Organization: { needs: ['name', 'url'], source: `${google}/organization` },
  PostalAddress: { needs: ['addressCountry'], source: `${google}/organization` },
  WebSite: { needs: ['@id', 'name', 'url'], source: 'https://developers.google.com/search/docs/appearance/site-names' },
  // Google also requires a rating or a review before it shows stars, but the site has none.
  SoftwareApplication: { needs: ['name', 'offers', 'applicationCategory'], source: `${google}/software-app` },
  Offer: { needs: ['name', 'url'], source: 'https://schema.org/Offer' },
  UnitPriceSpecification: {
    needs: ['priceCurrency', 'unitText', 'valueAddedTaxIncluded'],
    source: 'https://schema.org/UnitPriceSpecification',
  },
  BreadcrumbList: { needs: ['itemListElement'], source: `${google}/breadcrumb` },
  // The last step is the page itself, which needs no URL.
  ListItem: { needs: ['position', 'name'], source: `${google}/breadcrumb` },
  Article: { needs: ['headline', 'image', 'dateModified', 'author'], source: `${google}/article` },
  TechArticle: { needs: ['headline', 'image', 'dateModified', 'author'], source: `${google}/article` },
  // Only simulated results have a licence, which `tests/datasets.export.test.ts` checks.
  Dataset: { needs: ['name', 'description', 'creator', 'distribution'], source: `${google}/dataset` },
  DataDownload: { needs: ['contentUrl', 'encodingFormat'], source: `${google}/dataset` },
  PropertyValue: { needs: ['name'], source: 'https://schema.org/PropertyValue' },
}

/** The types on pages, by a pattern of their paths; the first match applies. Other pages have none. */
export const typesByPage: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/$/, ['Organization', 'WebSite']],
  [/^\/contact$/, ['Organization']],
  [/^\/pricing$/, ['SoftwareApplication']],
  [/^\/cases\/./, ['BreadcrumbList', 'Article', 'Dataset']],
  [/^\/docs$/, ['TechArticle']],
  [/^\/docs\/./, ['BreadcrumbList', 'TechArticle']],
]
