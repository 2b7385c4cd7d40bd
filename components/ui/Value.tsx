/**
 * A value of `content/site.yml`. One that is still to come stands in [brackets] there and is drawn with a dashed line,
 * so that nobody takes it for a fact.
 */
export function Value({ children }: { children: string }) {
  return children.startsWith('[') ? <span className="placeholder">{children}</span> : children
}
