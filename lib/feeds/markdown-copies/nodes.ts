import type {
  BlockContent,
  Code,
  Heading,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Strong,
  Table,
  Text,
} from 'mdast'

/**
 * Small functions that make Markdown nodes. Text stays text: the writer escapes every character that has a meaning in
 * Markdown.
 */
export const text = (value: string): Text => ({ type: 'text', value })
export const inlineCode = (value: string): InlineCode => ({ type: 'inlineCode', value })
export const strong = (value: string): Strong => ({ type: 'strong', children: [text(value)] })
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })
export const code = (lang: string, value: string): Code => ({ type: 'code', lang, value })

/**
 * Makes a link.
 * @param label visible text, or nodes such as code
 */
export function link(url: string, label: string | PhrasingContent): Link {
  return { type: 'link', url, children: [typeof label === 'string' ? text(label) : label] } as Link
}

/**
 * Makes a heading.
 * @param depth 1 for the title of a page
 */
export function heading(depth: Heading['depth'], ...children: PhrasingContent[]): Heading {
  return { type: 'heading', depth, children }
}

/** Makes a bulleted list, without empty lines between its items. */
export function list(items: readonly (readonly PhrasingContent[])[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((children) => ({
      type: 'listItem' as const,
      spread: false,
      children: [paragraph(...children)] as BlockContent[],
    })),
  }
}

/** Makes a table, with its header row first. */
export function table(rows: readonly (readonly PhrasingContent[])[]): Table {
  return {
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow' as const,
      children: cells.map((cell) => ({ type: 'tableCell' as const, children: [cell] })),
    })),
  }
}
