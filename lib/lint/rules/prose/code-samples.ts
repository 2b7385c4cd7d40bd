import type { Code, InlineCode, Nodes } from 'mdast'
import { locationOf } from '../../../markdown/page'
import { defineMessages, diagnosticAt } from '../../../shared/diagnostic'
import { defineRule } from '../../rule'

const messages = defineMessages({
  'code-json-invalid': {
    severity: 'warning',
    what: 'This code stops being JSON at “{found}”.',
    fix: 'Correct it, so that readers can copy it, or write … for what it leaves out.',
  },
  'code-secret': {
    severity: 'error',
    what: '“{found}” looks like a real password or key, which everybody who reads this page could use.',
    fix: 'Write a placeholder such as YOUR_KEY, and ask an engineer to replace the real one.',
  },
})

/** Keys in the formats of well-known services, private keys, and passwords in addresses. */
const secrets =
  /\b(?:sk|rk)_live_\w{8,}|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{20,}|\bxox[abp]-[\w-]{10,}|-----BEGIN [A-Z ]*PRIVATE KEY-----|(?<=:\/\/[^\s/:@]{1,40}:)[^\s/:@{}<>$…]{6,60}(?=@)/

/** Reports samples of JSON that a program could not parse, and samples with a password or key. */
export const codeSamples = defineRule({
  title: 'Code samples',
  why: 'Readers copy samples, programs reject invalid JSON, and a published key has to be replaced.',
  messages,
  check: ({ pages }) =>
    pages.flatMap(({ file, nodes = [] }) =>
      nodes.flatMap((node) => {
        if (!isCode(node)) return []
        const secret = secrets.exec(node.value)?.[0]
        if (secret !== undefined)
          return [
            diagnosticAt(locationOf({ file }, node), messages['code-secret'], { found: `${secret.slice(0, 12)}…` }),
          ]
        if (node.type !== 'code' || node.lang !== 'json') return []
        const found = findInvalidJson(node.value)
        return found === undefined
          ? []
          : [diagnosticAt(locationOf({ file }, node), messages['code-json-invalid'], { found })]
      }),
    ),
})

const codeTypes = new Set(['code', 'inlineCode'])
const isCode = (node: Nodes): node is Code | InlineCode => codeTypes.has(node.type)

/** Matches what shows that a sample leaves something out, or has comments or tokens. No program is meant to read it. */
const shortened = /…|\.\.\.|(?<!:)\/\/|\/\*|\{\{|<[\w-]+>/

/** How many characters up to a mistake the message shows. */
const CONTEXT = 20

/** Returns the last characters up to the one where a text stops being JSON; undefined if it is JSON. */
function findInvalidJson(code: string): string | undefined {
  if (shortened.test(code)) return undefined
  const lines = code.split('\n')
  // A log has a value on each line.
  const values = lines.every((line) => /^(?:\{.*\}|\[.*\])?$/.test(line.trim())) ? lines : [code]
  for (const value of values) {
    try {
      if (value.trim() !== '') JSON.parse(value)
    } catch (error) {
      const [, position] = /position (\d+)/.exec((error as Error).message) ?? []
      const end = position === undefined ? value.length : Number(position) + 1
      return value
        .slice(Math.max(0, end - CONTEXT), end)
        .replace(/\s+/g, ' ')
        .trim()
    }
  }
  return undefined
}
