/**
 * The recommended lengths of titles and descriptions, in characters. Shorter ones say too little; longer ones are cut
 * off in search results. Google sets no limit and truncates by the width of the screen; these lengths fit on most
 * screens.
 * @source https://developers.google.com/search/docs/appearance/title-link,
 *   https://developers.google.com/search/docs/appearance/snippet
 */
export const lengths = {
  /** Including the name of the site. */
  title: { min: 10, max: 65 },
  description: { min: 50, max: 160 },
} as const
