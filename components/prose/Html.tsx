/**
 * HTML from the Markdown pipeline, whose sanitiser allows no scripts, styles or event attributes.
 */
export function Html({
  html,
  as: Element = 'div',
  className,
}: {
  html: string
  as?: 'div' | 'p' | 'span'
  className?: string | undefined
}) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
