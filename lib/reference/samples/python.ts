import { line, parameter, type SamplePart, string } from './part'
import { quoted } from './quote'
import type { Request } from './request'

/**
 * A credential as a Python literal, or the name of a variable. `requests` sends strings as Latin-1, so text that is not
 * ASCII is encoded first.
 */
function credential(value: string | undefined, name: string, ascii: boolean): SamplePart[] {
  if (value === undefined) return [{ text: name }]
  return [string(quoted(value)), { text: ascii ? '' : '.encode()' }]
}

/** Writes the call in Python, with the library requests. */
export function python({ method, address, id, secret, ascii }: Request): SamplePart[][] {
  const parts = address.map((part) => {
    if ('variable' in part) return parameter(`{${part.variable}}`)
    return part.filled ? parameter(part.text) : string(part.text)
  })
  const open = string(address.some((part) => 'variable' in part) ? 'f"' : '"')
  const pair = [...credential(id, 'api_id', ascii), { text: ', ' }, ...credential(secret, 'api_secret', ascii)]
  return [
    line('import requests'),
    [],
    line(`response = requests.${method.toLowerCase()}(`),
    line('    ', open, ...parts, string('"'), ','),
    line('    auth=(', ...pair, '),'),
    line(')'),
    line('print(response.status_code, response.text)'),
  ]
}
