import type { ContentError, Message, Values } from '../../shared/diagnostic'

/** Makes the error of a drawing, at the line being read unless another is given. */
export type RefuseDrawing = (message: Message, values?: Values) => ContentError

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text escaped for XML, within an element or an attribute. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] as string)
