/**
 * How long what a page says of itself may be, counted in characters: shorter says nothing, longer is cut in results. Google
 * sets no limit and cuts by the width of a screen; this is what most screens show.
 * @source https://developers.google.com/search/docs/appearance/title-link, https://developers.google.com/search/docs/appearance/snippet
 */
export const lengths = {
  /** With the name of the site. */
  title: { least: 10, most: 65 },
  description: { least: 50, most: 160 },
} as const
