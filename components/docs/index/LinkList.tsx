/** A list of links. The class decides whether they are stacked or in a row. */
export function LinkList({
  links,
  className,
}: {
  links: readonly { href: string; text: string }[]
  className: string | undefined
}) {
  return (
    <ul className={className}>
      {links.map(({ href, text }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  )
}
