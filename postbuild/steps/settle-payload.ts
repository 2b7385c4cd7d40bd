import { settleRows } from '../flight'
import { type Element, elementsOf, nodesOf, placeOf, scriptText, splice } from '../html'
import type { Step } from '../step'

const START = 'self.__next_f.push('

/** React writes its payload as promises resolve, so two builds of one commit differed: the rows get one order. */
export const settlePayload: Step = {
  name: 'settle-payload',
  run: async (out) => {
    const files = new Set(await out.files())
    for (const page of await out.pages()) {
      await out.write(page, settleScripts(await out.readText(page), page))
      const route = page.replace(/\.html$/, '')
      for (const copy of [`${route}.txt`, route === 'index' ? '__next._full.txt' : `${route}/__next._full.txt`]) {
        if (files.has(copy)) await out.write(copy, settleRows(Buffer.from(await out.readText(copy))))
      }
    }
  },
}

/** Joins the payload's scripts into one, in the place of the first, with its rows in order. */
export function settleScripts(html: string, page: string): string {
  const scripts = elementsOf(nodesOf(html), 'script').filter((script) => scriptText(script).startsWith(START))
  const [first, ...others] = scripts
  if (!first) return html
  const payload = scripts.map((script) => partOf(script, page)).join('')
  const text = `<script>${START}${escapeScript(JSON.stringify([1, settleRows(Buffer.from(payload)).toString()]))})</script>`
  return splice(html, [{ ...placeOf(first), text }, ...others.map((script) => ({ ...placeOf(script), text: '' }))])
}

function partOf(script: Element, page: string): string {
  const [kind, part] = JSON.parse(scriptText(script).slice(START.length, -1))
  if (kind === 1 && typeof part === 'string') return part
  throw new Error(
    `out/${page} – Next sent a payload of an unknown kind (${kind}). Check a new version of Next with this step.`,
  )
}

/** As Next writes it: no character that could end a script or a line of one. */
const escapeScript = (json: string): string =>
  json.replace(/[&<>\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
