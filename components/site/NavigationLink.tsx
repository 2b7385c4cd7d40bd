import type { LinkText } from '../../lib/pages/chrome'

/** A link in the header or the footer. An external link has a small arrow. */
export function NavigationLink({ href, text, external, current, className = '' }: LinkText & { className?: string }) {
  return (
    <a
      href={href}
      rel={external ? 'external' : undefined}
      aria-current={current ? 'page' : undefined}
      className={external ? `${className} external` : className}
    >
      {text}
    </a>
  )
}
