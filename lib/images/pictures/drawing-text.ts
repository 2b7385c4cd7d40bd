import type { ContentError, Message, Values } from '../../shared/diagnostic'

/** Makes the error for a drawing. Without a line among the values, it names the line being read. */
export type MakeDrawingError = (message: Message, values?: Values) => ContentError

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for XML, within an element or an attribute. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] as string)
