/**
 * A value from `content/site.yml`. A placeholder is in [brackets] there, and is shown with a dashed line, so that
 * nobody mistakes it for a fact.
 */
export function Value({ children }: { children: string }) {
  return children.startsWith('[') ? <span className="placeholder">{children}</span> : children
}
