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

/** Makes a text node. The writer escapes every character in it that has a meaning in Markdown. */
export const text = (value: string): Text => ({ type: 'text', value })
/** Makes code within a line. */
export const inlineCode = (value: string): InlineCode => ({ type: 'inlineCode', value })
/** Makes bold text. */
export const strong = (value: string): Strong => ({ type: 'strong', children: [text(value)] })
/** Makes a paragraph. */
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })
/**
 * Makes a block of code.
 * @param lang its language, such as `bash`
 */
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
