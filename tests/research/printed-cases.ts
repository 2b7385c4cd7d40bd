/** The figures and tables of a case page. */
interface PrintedCase {
  slug: string
  /** The names of its heatmaps. */
  titles: string[]
  files: string[]
  stimuli: string[]
  /** The area whose viewers the stage counts. */
  countedArea: string
  scores: string[]
  tables: { name: string; scores: string[] }[]
  curves: { column: string; area?: string }[]
}

/** The texts that name the version with the higher value, by metric. */
export const HIGHER: Record<string, string> = {
  engagement: '{letter} engages more',
  impact: '{letter} has more impact',
  happiness: '{letter} brings more happiness',
  contempt: '{letter} draws more contempt',
  excitement: '{letter} excites more',
  disgust: '{letter} disgusts more',
}
/** The names of metrics and channels. */
export const TITLES: Record<string, string> = {
  ...{ engagement: 'Engagement', impact: 'Emotional impact', excitement: 'Excitement', heartrate: 'Heart rate' },
  ...{ happiness: 'Happiness', contempt: 'Contempt', disgust: 'Disgust' },
}

/** The two case pages. */
export const printedCases = [
  {
    slug: 'galaxy',
    titles: ['The night', 'The melt'],
    files: ['galaxy/a.csv', 'galaxy/b.csv'],
    stimuli: ['galaxy-a', 'galaxy-b'],
    countedArea: 'product',
    scores: ['engagement', 'impact', 'happiness', 'contempt', 'excitement'],
    tables: [{ name: 'every viewer', scores: ['engagement', 'impact', 'happiness', 'contempt', 'excitement'] }],
    curves: [{ column: 'happiness' }, { column: 'contempt' }, { column: 'heartrate' }],
  },
  {
    slug: 'bugfoundation',
    titles: ['Where everyone looked'],
    files: ['bugfoundation/a.csv'],
    stimuli: ['bugfoundation'],
    countedArea: 'insects',
    scores: ['engagement', 'impact', 'disgust', 'happiness', 'contempt', 'excitement'],
    tables: [
      { name: 'every viewer', scores: ['engagement', 'impact', 'disgust', 'happiness', 'contempt'] },
      { name: 'Excitement', scores: ['excitement'] },
    ],
    curves: [
      ...['disgust', 'happiness', 'contempt'].map((column) => ({ column, area: 'insects' })),
      { column: 'heartrate', area: undefined },
    ],
  },
] as PrintedCase[]

/** Returns the title of a curve: its channel, and the area whose first look is its second 0. */
export const curveTitle = ({ column, area }: PrintedCase['curves'][0]): string =>
  area === undefined ? `${TITLES[column]}` : `${TITLES[column]} around the first look at ${area}`

/** The name of the table of areas. */
export const AREAS_TABLE = /^How viewers looked at each area of interest\./

/** Returns the name of the table of fixations of a version, given by its index. */
export const pathsTable = ({ files }: PrintedCase, index: number): string =>
  files.length > 1 ? `Numbers: eye movements of ${'AB'[index]}` : 'Numbers: eye movements'

/** Lists the names of all tables of a case that tests recompute. */
export const recomputedTables = (one: PrintedCase): (string | RegExp)[] => [
  AREAS_TABLE,
  `Numbers: viewers looking at the ${one.countedArea}`,
  ...one.tables.map(({ name }) => `Numbers: ${name}`),
  ...one.curves.map((curve) => `Numbers: ${curveTitle(curve)}`),
  ...one.titles.map((title) => `Numbers: ${title}`),
  ...one.files.map((_, index) => pathsTable(one, index)),
]

/** Texts whose numbers have a separate test or are hard-coded in the site's texts. */
export const CHECKED = [
  /^Mean and 95% interval$/,
  /^[+−]?\d+(\.\d+)?%?$/,
  /^95% interval: /,
  /^B minus A/,
  /^Viewers looking at the [a-z ]+, out of 12$/,
  /^In two published validations, .*by 106 and 207 pixels on average/,
  /^(106|207): (RealEye|Semmelmann and Weigelt)/,
  /^Looked at longest/,
  /^From [\d.]+ to [\d.]+ seconds|^(Above|Below) zero from [\d.]+ to [\d.]+ seconds\. /,
  /^(0|[\d.]+)$/,
]
