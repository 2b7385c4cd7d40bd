import { baseAddressOf, isId, isSecret, type SampleValues, segmentOf } from './values'

/** The part of an operation that a sample needs. */
export interface Call {
  /** The method, such as `GET`. */
  method: string
  /** The path below `/v1`, with path parameters in braces. */
  path: string
  /** The base address with `/v1`, without a trailing slash. */
  baseAddress: string
}

/** A piece of an address: text, which is `filled` if the reader entered it, or a variable, such as `user_uuid`. */
export type AddressPart = { text: string; filled: boolean } | { variable: string }

/** A call with values filled in, before it is written in a language. */
export interface Request {
  method: string
  address: AddressPart[]
  /** If undefined, a variable takes its place. */
  id: string | undefined
  secret: string | undefined
  /** Whether both are plain ASCII. Other text needs UTF-8, which some languages use only on request. */
  ascii: boolean
}

/** Masks a secret. The number of dots is always the same, so that the length is not revealed. */
const dots = '•'.repeat(8)

/** Fills values into a call; values that cannot be used stay variables. */
export function requestOf({ method, path, baseAddress }: Call, values: SampleValues): Request {
  const { host = '', id = '', secret = '', masked, identifiers = {} } = values
  const base = baseAddressOf(host) ?? baseAddress
  const pieces = `${base}${path}`.split(/\{(\w+)\}/)
  const address = pieces.map((text, index): AddressPart => {
    if (index % 2 === 0) return { text, filled: false }
    const segment = Object.hasOwn(identifiers, text) ? segmentOf(identifiers[text] as string) : undefined
    return segment === undefined ? { variable: text } : { text: segment, filled: true }
  })
  const [hasId, hasSecret] = [isId(id), isSecret(secret)]
  return {
    method,
    address: address.filter((part) => !('text' in part && part.text === '')),
    id: hasId ? id : undefined,
    secret: hasSecret ? (masked ? dots : secret) : undefined,
    ascii: ![hasId ? id : '', hasSecret ? secret : ''].some((text) => /[^ -~]/.test(text)),
  }
}
