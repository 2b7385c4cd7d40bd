import { z } from 'zod'
import { splitFrontMatter } from '../../content/front-matter'
import { field } from '../../content/schemas/field'
import { pageSchema } from '../../content/schemas/page'
import { getSite } from '../../content/site'
import { getTexts } from '../../i18n/texts'
import type { Clause, Section } from '../../markdown/render'
import { ContentError, collectDiagnostics, throwDiagnostics } from '../../shared/diagnostic'
import { href } from '../../shared/urls'
import { getUpdated, type Updated } from '../dates/updated'
import type { PageDefinition } from '../define-page'
import { type Entry, getContentPage, readEntry, type Sources } from '../get-content'
import { checkLegalText } from './check-legal-text'
import { withoutListMessages } from './legal-messages'

/** The front matter of a legal text. */
export const legalSchema = pageSchema.extend({
  question: field(z.string().min(1).max(60), {
    label: 'Question at the end',
    hint: 'Write the question that is shown before “Contact us”, in at most 60 characters.',
  }),
})

/** The address and the file of a legal text. */
export type LegalAddress = Pick<PageDefinition, 'path' | 'file'>

/** A numbered section of a legal text. */
export interface LegalSection {
  id: string
  number: number
  title: string
  /** The HTML of one sentence, without “In short:”. */
  summary: string
  clauses: (Clause & { label: string })[]
}

/** Everything that the page of a legal text shows. */
export interface LegalPageModel {
  title: string
  description: string
  /** The same date as in the sitemap; undefined before `npm run stamp` has recorded one. */
  lastChanged: Updated | undefined
  /** The other of the two documents. */
  other: { href: string; text: string }
  /** The address that is printed with the page, because paper has no address bar. */
  printedFrom: { label: string; address: string }
  contents: string
  inShort: string
  sections: LegalSection[]
  question: string
  contact: { href: string; text: string }
}

/**
 * Returns the view model of one of the two legal texts.
 * @param other the other legal text, to which it links
 * @throws ContentError with every problem of one of the two texts, if either is invalid
 */
export async function getLegalPage({ path, file }: LegalAddress, other: LegalAddress): Promise<LegalPageModel> {
  const [site, t] = await Promise.all([getSite(), getTexts()])
  const [entry, { data: otherData }] = await Promise.all([readLegal(file), readLegal(other.file)])
  const updated = await getUpdated({ path, publishAt: undefined }, t)
  const { title, description, question } = entry.data
  return {
    title,
    description,
    lastChanged: updated && { ...updated, label: t('legal.lastChanged') },
    other: { href: href(other.path), text: otherData.title },
    printedFrom: { label: t('legal.printedFrom'), address: `${new URL(site.origin).host}${href(path)}` },
    contents: t('legal.contents'),
    inShort: t('legal.inShort'),
    sections: entry.sections.map((section) => toLegal(section, (number) => t('legal.clause', { number }))),
    question,
    contact: { href: href('/contact'), text: t('legal.contactUs') },
  }
}

/**
 * Reads a legal text.
 * @param file the path of its content file
 * @param sources see `readEntry`
 * @throws ContentError with the problems of its form, its front matter and its Markdown together
 */
export async function readLegal(file: string, sources?: Sources): Promise<Entry<z.output<typeof legalSchema>>> {
  const split = splitFrontMatter(file, (await getContentPage(file)).text)
  let entry: Entry<z.output<typeof legalSchema>> | undefined
  const form = await collectDiagnostics(() => throwDiagnostics(checkLegalText(split, file)))
  const text = await collectDiagnostics(async () => {
    entry = await readEntry(file, legalSchema, sources)
  })
  throwDiagnostics(withoutListMessages([...form, ...text]))
  if (entry === undefined) throw new ContentError(text)
  return entry
}

function toLegal({ id, number, title, parts }: Section, label: (number: string) => string): LegalSection {
  const summary = parts.find((part) => part.kind === 'summary')?.html ?? ''
  const clauses = parts.flatMap((part) => (part.kind === 'clauses' ? part.clauses : []))
  return {
    id,
    number,
    title,
    // The page shows “In short” above the sentence, from the locale file.
    summary: summary.replace(/^<p>In short:\s*/, '').replace(/<\/p>$/, ''),
    clauses: clauses.map((clause) => ({ ...clause, label: label(clause.number) })),
  }
}
