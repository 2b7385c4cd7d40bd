import { readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'
import { isModule, listSources, readSources } from '../architecture/source'
import { escapePattern } from '../fixtures/escape-pattern'
import { listFiles } from '../fixtures/list-files'

/** Folders whose code can add words to a page. */
const folders = /^(app|components|lib|packages|client|build)\//

/** Tests and type declarations, which are not part of pages. */
const noPages = /\.test\.tsx?$|\.d\.ts$/

/** Finds every hard-coded text, with its file. */
export function writtenInCode(): Map<string, string> {
  const found = new Map<string, string>()
  const paths = listSources('.').filter((path) => folders.test(path) && isModule(path) && !noPages.test(path))
  for (const { path, text } of readSources(paths))
    for (const piece of textsIn(text, path.endsWith('x'))) found.set(piece, path)
  return found
}

/**
 * Lists the texts in strings, templates and JSX.
 * @param mayHaveJsx whether the code may contain JSX
 */
export function textsIn(code: string, mayHaveJsx: boolean): string[] {
  const texts: string[] = []
  // biome-ignore lint/suspicious/noExplicitAny: the tree has a hundred kinds of node, told apart by `type`
  const visit = (node: any): void => {
    if (Array.isArray(node)) for (const each of node) visit(each)
    if (node === null || typeof node !== 'object' || Array.isArray(node)) return
    // Names of modules and of types are left out.
    if (node.type === 'ImportDeclaration' || node.type === 'TsLiteralType') return
    if (node.type === 'StringLiteral' || node.type === 'JSXText') texts.push(node.value)
    if (node.type === 'TemplateElement') texts.push(node.cooked ?? node.raw)
    for (const key of Object.keys(node)) if (key !== 'span') visit(node[key])
  }
  visit(parseSync(code, { syntax: 'typescript', tsx: mayHaveJsx, target: 'es2022' }).body)
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => /[a-z]{3}/i.test(text))
}

/** Returns all text that editors write, apart from the interface texts, as pages show it. */
export function writtenByEditors(): string {
  return listFiles('content')
    .filter((file) => /\.(md|yml)$/.test(file))
    .map((file) => readFileSync(`content/${file}`, 'utf8').replace(/[*_`\\[\]]|\(\S+?\)/g, ''))
    .join('\n')
    .replace(/\s+/g, ' ')
}

/** Whether the text contains the piece as whole words. */
export function containsWords(text: string, piece: string): boolean {
  return new RegExp(`(?<!\\w)${escapePattern(piece)}(?!\\w)`).test(text)
}
