import { type Document, type ErrorCode, isScalar, visit, type YAMLError } from 'yaml'
import type { Message } from '../../shared/diagnostic'
import { yamlMessages } from './yaml-messages'

/** What the parser's codes mean to somebody who edits a file. */
const messages: Partial<Record<ErrorCode, Message>> = {
  BLOCK_AS_IMPLICIT_KEY: yamlMessages['yaml-colon-in-value'],
  TAB_AS_INDENT: yamlMessages['yaml-tab'],
  BAD_SCALAR_START: yamlMessages['yaml-bad-beginning'],
  TAG_RESOLVE_FAILED: yamlMessages['yaml-exclamation-mark'],
  NON_STRING_KEY: yamlMessages['yaml-brace'],
  MULTILINE_IMPLICIT_KEY: yamlMessages['yaml-no-field'],
  MULTIPLE_DOCS: yamlMessages['yaml-two-documents'],
  BAD_INDENT: yamlMessages['yaml-indent'],
  BAD_DQ_ESCAPE: yamlMessages['yaml-backslash'],
}

interface Refusal {
  /** In the text that was given. */
  offset: number
  message: Message
  reason: string
}

function messageOf({ code, message }: YAMLError): Message {
  if (code === 'MISSING_CHAR')
    return message.includes('quote') ? yamlMessages['yaml-quote-open'] : yamlMessages['yaml-no-colon']
  return messages[code] ?? yamlMessages['yaml-unreadable']
}

/** Where the last text in quotes begins: an open quote takes all that follows. */
function lastQuoted(doc: Document): number | undefined {
  let offset: number | undefined
  visit(doc, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE')) offset = range?.[0] ?? offset
    },
  })
  return offset
}

/** A first field that stands further to the right than the rest: the parser then takes nothing of what follows. */
function indentedFirst(text: string): number | undefined {
  const first = /^(?:[ \t]*(?:#.*)?\n)*( +)[^\s#].*\n(?:.*\n)*?[^\s#]/.exec(text)
  return first ? first[0].search(/^ +[^\s#]/m) : undefined
}

/** The outermost field around an offset. How deep the parser comes is the machine's affair, and no place to name. */
function fieldAround(text: string, offset: number): number {
  return [...text.slice(0, offset).matchAll(/^[^\s#[\]{}-]/gm)].at(-1)?.index ?? 0
}

/** What upsets all that follows, so that only it is worth telling. */
function upsetting(doc: Document, text: string): Refusal | undefined {
  const tooDeep = doc.errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION')
  if (tooDeep) return { offset: fieldAround(text, tooDeep.pos[0]), message: yamlMessages['yaml-too-deep'], reason: '' }
  const offset = doc.errors.length > 0 ? indentedFirst(text) : undefined
  return offset === undefined ? undefined : { offset, message: yamlMessages['yaml-first-indented'], reason: '' }
}

/** Names that stand in a group again. */
function namesTwice(doc: Document): Refusal[] {
  const found: Refusal[] = []
  visit(doc, {
    Map: (_, { items }) => {
      const names = new Set<unknown>()
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue
        if (names.has(key.value))
          found.push({ offset: key.range[0], message: yamlMessages['yaml-name-twice'], reason: '' })
        names.add(key.value)
      }
    },
  })
  return found
}

/**
 * What the YAML parser refuses, with the offset in the text that it was given. An open quote comes first: what follows may be upset by it.
 */
export function refusals(doc: Document, text: string): Refusal[] {
  const only = upsetting(doc, text)
  if (only) return [only]
  const quoted = doc.errors.some((error) => messageOf(error) === yamlMessages['yaml-quote-open'])
    ? lastQuoted(doc)
    : undefined
  const all = [...doc.errors, ...doc.warnings].map((error): Refusal => {
    const told = messageOf(error)
    const found = (told === yamlMessages['yaml-quote-open'] ? quoted : undefined) ?? error.pos[0]
    // Of `{{name}}` the parser refuses what stands inside the first brace.
    const offset = told === yamlMessages['yaml-brace'] && text[found - 1] === '{' ? found - 1 : found
    return { offset, message: told, reason: error.message.split('\n')[0] as string }
  })
  all.push(...namesTwice(doc))
  return all.toSorted(
    (one, other) =>
      Number(other.message === yamlMessages['yaml-quote-open']) -
      Number(one.message === yamlMessages['yaml-quote-open']),
  )
}
