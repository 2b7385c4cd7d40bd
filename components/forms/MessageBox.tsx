import { escapeText } from '../../lib/shared/forms/escape-text'
import { fieldLimits } from '../../lib/shared/forms/limits'

/**
 * The message field as HTML that React does not control: react-dom 19.3 resets a textarea to its default text during
 * hydration, and anything typed before would be lost.
 */
export function MessageBox({
  id,
  name,
  text,
  className = '',
}: {
  id: string
  name: string
  text: string
  className?: string
}) {
  const html = `<textarea id="${id}" name="${name}" rows="7" maxlength="${fieldLimits.message}" class="${className}">\n${escapeText(text)}</textarea>`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: built here, with the text escaped
  return <div dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
}
