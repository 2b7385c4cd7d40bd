import { line, parameter, type SamplePart, string } from './part'
import { quoted } from './quote'
import type { AddressPart, Request } from './request'

const credential = (value: string | undefined, name: string) =>
  value === undefined ? { text: name } : string(quoted(value))

/** The address as an expression. R has no string interpolation, so `paste0` joins text and variables. */
function addressExpression(address: readonly AddressPart[]): SamplePart[] {
  const pieces = address.flatMap((part, index): SamplePart[] => {
    if ('variable' in part) return [{ text: ', ' }, parameter(part.variable)]
    const before = address[index - 1]
    const after = address[index + 1]
    const opens = !before || 'variable' in before
    const closes = !after || 'variable' in after
    const text = part.filled ? parameter(part.text) : string(part.text)
    return [{ text: opens && before ? ', ' : '' }, string(opens ? '"' : ''), text, string(closes ? '"' : '')]
  })
  return address.some((part) => 'variable' in part) ? [{ text: 'paste0(' }, ...pieces, { text: ')' }] : pieces
}

/** Writes the call with `httr2`, from version 0.2 on; `|>` needs R 4.1. */
export function r({ method, address, id, secret }: Request): SamplePart[][] {
  const lines = [line('library(httr2)'), [], line('request(', ...addressExpression(address), ') |>')]
  if (method !== 'GET') lines.push(line('  req_method(', string(`"${method}"`), ') |>'))
  lines.push(line('  req_auth_basic(', credential(id, 'api_id'), ', ', credential(secret, 'api_secret'), ') |>'))
  return [...lines, line('  req_perform()')]
}
