import { href } from '../../shared/urls'
import { readEntry } from '../read-entry'
import { statementSchema } from './schema'

/** A page that says one thing and shows the way home. */
export interface StatementPage {
  title: string
  description: string
  lead: string
  note?: string
  button: { text: string; href: string }
}

/** The view model of `/thanks` and of the not-found page. */
export async function getStatementPage(name: 'thanks' | 'not-found'): Promise<StatementPage> {
  const { title, description, lead, note, button } = (await readEntry(`content/pages/${name}.md`, statementSchema)).data
  return { title, description, lead, note, button: { text: button, href: href('/') } }
}
