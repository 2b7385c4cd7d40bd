import { line, parameter, type SamplePart, string } from './part'
import { quoted } from './quote'
import type { Request } from './request'

/** `user_uuid` in the style of JavaScript names: `userUuid`. */
const nameOf = (variable: string) => variable.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The id and the secret joined by a colon, as an expression. */
function credentialsExpression(id: string | undefined, secret: string | undefined): SamplePart[] {
  const text = (value: string) => string(quoted(value))
  if (id !== undefined && secret !== undefined) return [text(`${id}:${secret}`)]
  if (id !== undefined) return [text(`${id}:`), { text: ' + apiSecret' }]
  if (secret !== undefined) return [{ text: 'apiId + ' }, text(`:${secret}`)]
  return [{ text: 'apiId + ' }, text(':'), { text: ' + apiSecret' }]
}

/**
 * Writes the call with `fetch`, as a module for both Node and browsers. `btoa` takes one byte per character, so text
 * that is not ASCII is first encoded as UTF-8, as with curl.
 */
export function javascript({ method, address, id, secret, ascii }: Request): SamplePart[][] {
  const parts = address.map((part) => {
    if ('variable' in part) return parameter(`\${${nameOf(part.variable)}}`)
    return part.filled ? parameter(part.text) : string(part.text)
  })
  const delimiter = string(address.some((part) => 'variable' in part) ? '`' : '"')
  const credentials = credentialsExpression(id, secret)
  const bytes = ascii ? credentials : ['String.fromCharCode(...new TextEncoder().encode(', ...credentials, '))']
  const lines = [
    line('const address = ', delimiter, ...parts, delimiter),
    line('const response = await fetch(address, {'),
  ]
  if (method !== 'GET') lines.push(line('  method: ', string(`"${method}"`), ','))
  lines.push(line('  headers: { Authorization: ', string('"Basic "'), ' + btoa(', ...bytes, ') },'))
  return [...lines, line('})'), line('console.log(response.status, await response.text())')]
}
