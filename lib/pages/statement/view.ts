import { z } from 'zod'
import { field } from '../../content/schemas/field'
import { pageSchema } from '../../content/schemas/page'
import { href } from '../../shared/urls'
import { readEntry } from '../get-content'

const text = z.string().min(1)

/** The front matter of a page with a single statement. */
export const statementSchema = pageSchema.extend({
  lead: field(text, { label: 'Lead', hint: 'Write the one sentence below the title.', kind: 'sentences' }),
  note: field(text.optional(), {
    label: 'Note',
    hint: 'Write a quieter sentence below the lead, or leave the field out.',
    inForm: 'Write a quieter sentence below the lead, or leave the field empty.',
    kind: 'sentences',
  }),
  button: field(text, { label: 'Button', hint: 'Write the words on the button that leads to the home page.' }),
})

/** A page with a single statement and a link to the home page. */
export interface StatementPage {
  title: string
  description: string
  lead: string
  note?: string
  button: { text: string; href: string }
}

/**
 * Returns the view model of a page with a single statement.
 * @param file the path of its content file
 */
export async function getStatementPage(file: string): Promise<StatementPage> {
  const { title, description, lead, note, button } = (await readEntry(file, statementSchema)).data
  return { title, description, lead, note, button: { text: button, href: href('/') } }
}
