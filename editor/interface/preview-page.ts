import { createElement, type ReactElement } from 'react'
import type { CmsField } from '../forms/cms-field'
import { type FactChoice, fillFacts } from '../forms/facts'
import type { PreviewFields } from './settings'

/** The properties that the interface passes to a preview. Its lists are those of Immutable.js. */
export interface PreviewProps {
  entry: { getIn(path: readonly string[]): unknown }
  /** Draws the value of a field, such as a text with its pictures. */
  widgetFor(name: string): ReactElement
}

/** A form of a page: its name, or that of its list, and its fields. */
interface PageForm {
  name: string
  fields: readonly CmsField[]
}

/** Returns the forms of pages among the lists of the editor: those of Markdown files. */
export function pageForms(
  lists: readonly ({ name: string } & (
    | { files: readonly (PageForm & { file: string })[] }
    | { folder: string; fields: readonly CmsField[] }
  ))[],
): PageForm[] {
  return lists.flatMap((list) =>
    'files' in list
      ? list.files.filter(({ file }) => file.endsWith('.md'))
      : [{ name: list.name, fields: list.fields }],
  )
}

/**
 * Returns the component that previews a page beside its form: heading, lead and body text in the site's style, and
 * below them every other field that has a value, with its label. Switches and dates are left out.
 */
export function previewPage(
  { fields }: PageForm,
  { heading, lead }: PreviewFields,
  facts: () => readonly FactChoice[],
): (props: PreviewProps) => ReactElement {
  return ({ entry, widgetFor }) => {
    const textOf = (names: readonly string[]) => {
      const found = names.map((name) => entry.getIn(['data', ...name.split('.')])).find(isText)
      // A few words of a heading may be strong.
      return fillFacts(found ?? '', facts()).replaceAll('**', '')
    }
    const above = [...heading, ...lead, 'body']
    const others = fields.filter(({ name, widget }) => !above.includes(name) && isShown(widget) && has(entry, name))
    const body = fields.some(({ name }) => name === 'body') && widgetFor('body')
    return createElement(
      'main',
      { className: 'wrap' },
      createElement('h1', null, textOf(heading)),
      createElement('p', { className: 'lead' }, textOf(lead)),
      body,
      createElement(
        'dl',
        null,
        others.map(({ name, label, widget }) => [
          createElement('dt', { key: `${name} label` }, label),
          createElement('dd', { key: name }, isPlain(widget) ? textOf([name]) : widgetFor(name)),
        ]),
      ),
    )
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Whether fields of a kind are shown: switches and dates decide when a page is shown, and are not shown on it. */
const isShown = (widget: string) => widget !== 'boolean' && widget !== 'datetime'

/** Whether the value of a field is a text without pictures or lists. */
const isPlain = (widget: string) => widget === 'string' || widget === 'text'

const has = (entry: PreviewProps['entry'], name: string) => {
  const value = entry.getIn(['data', name])
  const { size, length } = Object(value) as { size?: number; length?: number }
  return value !== undefined && value !== null && (size ?? length) !== 0
}
