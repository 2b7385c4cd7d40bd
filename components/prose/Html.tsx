/**
 * HTML that the Markdown pipeline has drawn. It went through the pipeline's sanitiser, which knows no script, style or
 * event attribute; this is the one place that puts such HTML into a page.
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
