import { getTexts } from '../../i18n/texts'
import type { SearchRecord } from '../../shared/search/record'
import { aboutSchema } from '../about/schema'
import { getPricingPage } from '../pricing/view'
import { readEntry } from '../read-entry'

/** A part of a page, as search finds it. */
export interface Part extends Pick<SearchRecord, 'title' | 'text' | 'call'> {
  /** Its anchor. */
  id: string
}

/** Fields of a front matter that name things to programs, or that other records hold. */
const unread = new Set(
  'title nav layout order draft publishAt formerly picture drawing alt areas note source primary lockedTo seed versions consulting'.split(
    ' ',
  ),
)

/** Every sentence of a front matter, however deep it stands; the titles inside count, that of the page is its own field. */
export function wordsOf(value: unknown, inside = false): string[] {
  if (typeof value === 'string') return [value.replaceAll('**', '')]
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) return value.flatMap((each) => wordsOf(each, true))
  return Object.entries(value).flatMap(([key, each]) =>
    unread.has(key) && !(inside && key === 'title') ? [] : wordsOf(each, true),
  )
}

/** Words that a page takes from elsewhere than its own file, by its path. */
export const moreWords: Readonly<Record<string, () => Promise<string>>> = {
  '/contact': async () => {
    const t = await getTexts()
    return (['write', 'email', 'call', 'phone', 'visit', 'messageLabel'] as const)
      .map((key) => t(`contact.${key}`))
      .join(' ')
  },
}

/** Parts of a page that are no section of its text, by its path. */
export const moreParts: Readonly<Record<string, () => Promise<Part[]>>> = {
  '/about': async () => {
    const { consulting } = (await readEntry('content/pages/about.md', aboutSchema)).data
    const services = consulting.services.map(({ name, text }) => `${name}: ${text}`)
    return [{ id: 'consulting', title: consulting.title, text: [consulting.lead, ...services].join(' ') }]
  },
  '/pricing': async () => {
    const { caption, plans, groups, priceNote } = (await getPricingPage()).table
    const words = groups.flatMap(({ title, rows }) => [
      title,
      ...rows.flatMap(({ label, note = '', cells }) => [
        `${label} ${note}`,
        ...cells.map((cell) => (cell.kind === 'words' ? cell.text : '')),
      ]),
    ])
    const names = plans.map(({ name, saving = '' }) => `${name} ${saving}`)
    return [
      {
        id: 'plans',
        title: plans.map(({ name }) => name).join(', '),
        text: [caption, priceNote, ...names, ...words].join(' '),
      },
    ]
  },
}
