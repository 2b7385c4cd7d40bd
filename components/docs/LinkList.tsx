/** Links below each other or in a line, as their class has it. */
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
