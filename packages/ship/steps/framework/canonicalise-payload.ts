import type { PageTree } from '../../page-tree'
import { eachPage } from '../../step'
import { canonicaliseRows } from './canonicalise-rows'
import { PAYLOAD_START, payloadPart, payloadScripts } from './payload'

/**
 * Puts the rows of React's payload into a canonical order: React writes them as promises resolve, so two builds of one
 * commit would differ. For `SHIP=plain`; otherwise `classify` does it.
 */
export const canonicalisePayload = eachPage('canonicalise-payload', canonicaliseScripts)

/** Joins the scripts of the payload into one, where the first was, with the rows in canonical order. */
export function canonicaliseScripts(page: PageTree): void {
  const [first, ...others] = payloadScripts(page.nodes)
  if (!first) return
  const payload = [first, ...others].map((script) => payloadPart(script, page.file)).join('')
  const rows = canonicaliseRows(Buffer.from(payload)).toString()
  page.replace(first, page.create('script', {}, `${PAYLOAD_START}${escapeScript(JSON.stringify([1, rows]))})`))
  others.forEach(page.remove)
}

/** Escapes as Next does, so that no character can end a script or a line of it. */
const escapeScript = (json: string): string =>
  json.replace(/[&<>\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
