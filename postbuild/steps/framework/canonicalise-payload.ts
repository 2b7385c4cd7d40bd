import { nodesOf, placeOf, splice } from '../../html'
import { cachedText, type Step } from '../../step'
import { canonicaliseRows } from './canonicalise-rows'
import { PAYLOAD_START, payloadPart, payloadScripts } from './payload'

/** React writes its payload as promises resolve, so two builds of one commit differed: the rows get one order. */
export const canonicalisePayload: Step = {
  name: 'canonicalise-payload',
  run: async (out) => {
    for (const page of await out.pages()) {
      const html = await out.readText(page)
      await out.write(
        page,
        await cachedText(out, ['canonicalise-payload', page, html], () => canonicaliseScripts(html, page)),
      )
    }
  },
}

/** The same in the copies beside the pages: whatever ships without React's own scripts has none of them. */
export const canonicaliseCopies: Step = {
  name: 'canonicalise-copies',
  run: async (out) => {
    const files = new Set(await out.files())
    for (const page of await out.pages()) {
      const route = page.replace(/\.html$/, '')
      for (const copy of [`${route}.txt`, route === 'index' ? '__next._full.txt' : `${route}/__next._full.txt`]) {
        if (files.has(copy)) await out.write(copy, canonicaliseRows(Buffer.from(await out.readText(copy))))
      }
    }
  },
}

/** Joins the payload's scripts into one, in the place of the first, with its rows in order. */
export function canonicaliseScripts(html: string, page: string): string {
  const scripts = payloadScripts(nodesOf(html))
  const [first, ...others] = scripts
  if (!first) return html
  const payload = scripts.map((script) => payloadPart(script, page)).join('')
  const text = `<script>${PAYLOAD_START}${escapeScript(JSON.stringify([1, canonicaliseRows(Buffer.from(payload)).toString()]))})</script>`
  return splice(html, [{ ...placeOf(first), text }, ...others.map((script) => ({ ...placeOf(script), text: '' }))])
}

/** As Next writes it: no character that could end a script or a line of one. */
const escapeScript = (json: string): string =>
  json.replace(/[&<>\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
