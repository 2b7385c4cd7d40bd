import type { Operation } from './operations'

/** A piece of a code sample: an address or text in quotes is a `string`, a value to fill in is a `parameter`. */
export interface SamplePart {
  text: string
  kind?: 'string' | 'parameter'
}

/** A code sample in one language, line by line. */
export interface Sample {
  language: string
  lines: SamplePart[][]
}

/**
 * The call as a curl command that invents nothing: method, address, and the Basic header by `--user`.
 * Path parameters and credentials are shell variables, so that no secret lands in a history. What a request carries is
 * not published and is left out.
 * @param baseAddress with `/v1`, without a slash at its end
 */
export function curlSample({ method, parts }: Pick<Operation, 'method' | 'parts'>, baseAddress: string): Sample {
  const address: SamplePart[] = [
    { text: `"${baseAddress}`, kind: 'string' },
    ...parts.map(
      ({ text, parameter }): SamplePart =>
        parameter ? { text: `$${parameter.toUpperCase()}`, kind: 'parameter' } : { text, kind: 'string' },
    ),
    { text: '"', kind: 'string' },
  ]
  const lines: SamplePart[][] = [[{ text: 'curl ' }, ...address]]
  if (method !== 'GET') lines.push([{ text: `  --request ${method}` }])
  lines.push([{ text: '  --user ' }, { text: '"$USER_NAME:$PASSWORD"', kind: 'string' }])
  return {
    language: 'cURL',
    lines: lines.map((line, index) => (index < lines.length - 1 ? [...line, { text: ' \\' }] : line)),
  }
}
