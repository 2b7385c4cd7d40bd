import { isAlias, parse, parseDocument, visit } from 'yaml'
import { mergeMarkdown } from './merge-markdown'
import { MergeError } from './merge-messages'
import { mergeYaml } from './merge-yaml'
import { dropUnchecked } from './yaml/drop-unchecked'

/**
 * Writes what a form saved into the old text of a file, so that only edited parts change.
 * @param file the path for messages; its extension decides how the text is read: `.md` (front matter and Markdown),
 * `.yml`, `.yaml` or `.json`
 * @param before the text on disk
 * @param after the whole text as the form saved it
 * @throws MergeError if one of them cannot be read, or if the change cannot be written without changing something else
 */
export function mergeFile(file: string, before: string, after: string): string {
  if (file.endsWith('.md')) return mergePage(file, before, after)
  if (/\.ya?ml$/.test(file))
    return mergeYaml(before, dropUnchecked(parseLoosely(before), readYaml(file, after)), { file })
  if (!file.endsWith('.json')) throw new MergeError('merge-other-kind', { file })
  const saved = dropUnchecked(readJson(file, before), readJson(file, after))
  return mergeYaml(before, saved, { file, isJson: true })
}

function mergePage(file: string, before: string, after: string): string {
  const [old, saved] = [splitPage(file, before), splitPage(file, after)]
  const values = dropUnchecked(parseLoosely(old.yaml), readYaml(file, saved.yaml))
  const addsFrontMatter = old.opening === '' && saved.opening !== ''
  const delimiters = addsFrontMatter ? saved : old
  const yaml = addsFrontMatter ? saved.yaml : mergeYaml(old.yaml, values, { file, line: 2 })
  const body = mergeMarkdown(old.body, saved.body)
  const addsBody = old.body.trim() === '' && body.trim() !== ''
  const newLine = /\r?\n/.exec(delimiters.opening)?.[0] ?? '\n'
  const closing = addsBody && !delimiters.closing.endsWith('\n') ? delimiters.closing + newLine : delimiters.closing
  return (
    delimiters.opening +
    withFinalNewLine(yaml, newLine) +
    closing +
    (addsBody ? newLine + body.replace(/^[\r\n]+/, '') : body)
  )
}

/** Returns the values of an old text; undefined if it is invalid or contains references. The merge then rejects it. */
function parseLoosely(text: string): unknown {
  const document = parseDocument(text)
  let hasReferences = false
  visit(document, {
    Node: (_, node) => {
      hasReferences ||= isAlias(node) || node.anchor !== undefined
    },
  })
  return document.errors.length > 0 || hasReferences ? undefined : document.toJS()
}

/**
 * Ends YAML with a line ending, unless it is empty. The closing delimiter needs its own line, even below a field that
 * was written into an empty front matter.
 */
const withFinalNewLine = (yaml: string, newLine: string) => (yaml === '' || yaml.endsWith('\n') ? yaml : yaml + newLine)

/**
 * Splits a page into front matter and body, with the lines between them; joined, they give the text again.
 * @throws MergeError if the front matter is not closed
 */
export function splitPage(file: string, text: string) {
  const opening = /^\uFEFF?---[ \t]*\r?\n/.exec(text)?.[0]
  if (opening === undefined) return { opening: '', yaml: '', closing: '', body: text }
  const rest = text.slice(opening.length)
  const closing = /^---[ \t]*(?:\r?\n|$(?!\n))/m.exec(rest)
  if (!closing) throw new MergeError('merge-front-matter', { file })
  const body = rest.slice(closing.index + closing[0].length)
  return { opening, yaml: rest.slice(0, closing.index), closing: closing[0], body }
}

function readYaml(file: string, text: string): unknown {
  return read(file, 'YAML', () => parse(text))
}

function readJson(file: string, text: string): unknown {
  return read(file, 'JSON', () => JSON.parse(text.replace(/^\uFEFF/, '')))
}

function read(file: string, language: string, parseText: () => unknown): unknown {
  try {
    return parseText()
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(/ at line \d+/)
    const [, line = 1] = /line (\d+)/.exec((error as Error).message) ?? []
    throw new MergeError('merge-unreadable', { file, line, language, reason: reason.replace(/[.:]$/, '') })
  }
}
