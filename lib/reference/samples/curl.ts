import { line, parameter, type SamplePart, string } from './part'
import type { Request } from './request'

/** Quotes a text for a shell, which interprets nothing in single quotes but the quote that ends them. */
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/**
 * The credentials as one argument: filled-in text in single quotes, a variable in double quotes, with no space between
 * them.
 */
function credentials(id: string | undefined, secret: string | undefined): string {
  if (id !== undefined && secret !== undefined) return quote(`${id}:${secret}`)
  if (id !== undefined) return `${quote(`${id}:`)}"$API_SECRET"`
  return secret === undefined ? '"$API_ID:$API_SECRET"' : `"$API_ID"${quote(`:${secret}`)}`
}

/**
 * Writes the call as a curl command for a POSIX shell. With `--user`, curl writes the Basic header, in the encoding of
 * the shell, which is UTF-8 nearly everywhere.
 */
export function curl({ method, address, id, secret }: Request): SamplePart[][] {
  const parts = address.map((part) => {
    if ('variable' in part) return parameter(`$${part.variable.toUpperCase()}`)
    return part.filled ? parameter(part.text) : string(part.text)
  })
  const lines = [line('curl ', string('"'), ...parts, string('"'))]
  if (method !== 'GET') lines.push(line(`  --request ${method}`))
  lines.push(line('  --user ', string(credentials(id, secret))))
  return lines.map((whole, index) => (index < lines.length - 1 ? line(...whole, ' \\') : whole))
}
