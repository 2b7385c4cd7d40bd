import { isUnknown } from '../../content/placeholder'
import { siteFile } from '../../content/site'
import type { Path, Yaml } from '../../content/yaml/read-yaml'
import { type Diagnostic, diagnosticAt, type Message, type Values } from '../../shared/diagnostic'
import { launchMessages } from './launch-messages'
import { commentFinder } from './yaml-comments'

/** Matches the path at which the embedded server accepts forms, whatever slashes, query or anchor follow it. */
const embedded = /^\/forms\/*(?:[?#]|$)/

/** Groups of fields that the law or a legal text requires. */
const LEGAL = ['company', 'legal']

/** Fields that `reviews.ts` reports. */
const REPORTED_ELSEWHERE = ['legal.reviewedBy', 'legal.reviewedOn']

/** Names that are reserved for documentation and tests. @source https://www.rfc-editor.org/rfc/rfc6761 */
const reserved = /(?:^|\.)(?:example|test|invalid|example\.(?:com|net|org))$/i

/**
 * Names and addresses that cannot be reached from the internet.
 * @source https://www.rfc-editor.org/rfc/rfc6761, https://www.rfc-editor.org/rfc/rfc6762,
 *   https://www.rfc-editor.org/rfc/rfc6890
 */
const privateHosts = [
  /^[^.:]+$|(?:^|\.)(?:localhost|local|internal|home\.arpa)$/i,
  /^(?:0|10|127)\.[\d.]+$|^(?:169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$/,
]

/**
 * Reports the values of `content/site.yml` that cannot be published: placeholders, and addresses that do not work for
 * visitors. Each value gets only one message.
 */
export function placeholderDiagnostics(yaml: Yaml, source: string): Diagnostic[] {
  const commentOf = commentFinder(yaml, source)
  return leavesOf(yaml.value).flatMap(({ path, value }) => {
    const field = path.join('.')
    const found = REPORTED_ELSEWHERE.includes(field)
      ? undefined
      : findMessage(field, String(value).trim(), commentOf(path))
    return found ? [diagnosticAt({ file: siteFile, ...yaml.locationOf(path), field }, ...found)] : []
  })
}

function findMessage(field: string, found: string, comment: string | undefined): [Message, Values] | undefined {
  if (isUnknown(found))
    return [
      LEGAL.includes(field.split('.')[0] as string)
        ? launchMessages['launch-legal-data']
        : launchMessages['launch-placeholder'],
      { found },
    ]
  const hosts = hostsIn(found)
  const example = hosts.find((host) => reserved.test(host))
  if (example !== undefined) return [launchMessages['launch-reserved-host'], { found, host: example }]
  const privateHost = hosts.find((host) => privateHosts.some((names) => names.test(host)))
  if (privateHost !== undefined) return [launchMessages['launch-private-host'], { found, host: privateHost }]
  if (/^http:/i.test(found)) return [launchMessages['launch-not-encrypted'], { found }]
  if (field === 'forms.endpoint' && embedded.test(found)) return [launchMessages['launch-form-endpoint'], { found }]
  return /\bplaceholder\b/i.test(comment ?? '') ? [launchMessages['launch-marked'], { found }] : undefined
}

/** Matches web addresses, the domains of email addresses, and names with a reserved ending, also within a sentence. */
const addresses = /https?:\/\/[^\s"'<>(),;]+|(?<=@)[^\s@?"'<>(),;]+|(?<![\w@.-])[\w.-]+\.(?:example|invalid|test)\b/gi

/** The hosts that a text refers to, without the full stop that may end a name or a sentence. */
function hostsIn(text: string): string[] {
  return [...text.matchAll(addresses)].flatMap(([found]) => {
    const address = /^https?:/i.test(found) ? found : `https://${found}`
    return URL.canParse(address) ? [new URL(address).hostname.replace(/\.$/, '')] : []
  })
}

/** Every value that is neither a group nor a list. */
function leavesOf(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return inner.flatMap(([name, each]) => leavesOf(each, [...path, name]))
}
