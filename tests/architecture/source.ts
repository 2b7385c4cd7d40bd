import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'

/** A file of the project, path relative to its root with forward slashes. */
export interface Source {
  path: string
  text: string
}

/** One thing that a module takes from another. */
export interface Import {
  /** As it is written: `../lib/shared/urls`, `next/link`, `node:fs`. */
  from: string
  /** Gone once the types are checked. */
  typeOnly: boolean
  /** Written `import()`: loaded when that line runs. */
  isDynamic: boolean
  names: string[]
}

/** What the rules want to know of a module. */
export interface Module extends Source {
  imports: Import[]
  /** `use client`, `use server`, wherever they stand. */
  directives: string[]
  /** It takes `env` from `process`, or `process` as a whole. */
  readsEnvironment: boolean
  /** It names `getBuiltinModule`, which takes a module of Node without an import. */
  takesBuiltin: boolean
  /** It names a function that lists a folder. */
  listsFolders: boolean
  /** It asks for something over the network. */
  fetches: boolean
  /** It names what the browser keeps: `localStorage` or `sessionStorage`. */
  stores: boolean
  /** JSX attributes named `style`. */
  styleAttributes: number
  /** Objects that it makes with both `what` and `fix` in them: two sentences about a mistake. */
  sentences: number
  /** What arrays and objects hold: texts, names of variables, first items of pairs, and keys. */
  lists: string[][]
  defaultExport: boolean
  exportsAll: boolean
}

const made = [
  'node_modules',
  '.git',
  '.next',
  'out',
  '.generated',
  '.hosts',
  '.cache',
  'var',
  'shots',
  'test-results',
  'playwright-report',
]

/** Paths of all files that people wrote, sorted. */
export function listSources(root = '.', folder = ''): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  return entries
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (folder === '' && made.includes(entry.name)) return []
      return entry.isDirectory() ? listSources(root, path) : [path]
    })
    .sort()
}

/** Reads files as text. */
export function readSources(paths: readonly string[], root = '.'): Source[] {
  return paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** Is it a module that people wrote in TypeScript or JavaScript? Declarations that Next writes are not. */
export function isModule(path: string): boolean {
  return /\.(tsx?|mjs|cjs|js)$/.test(path) && path !== 'next-env.d.ts'
}

/**
 * Parses a module and keeps what the rules ask for. Parsed and not searched: text in comments and strings is no import.
 * @throws when the text is no TypeScript
 */
export function parseModule({ path, text }: Source): Module {
  const module: Module = {
    ...{ path, text, imports: [], directives: [], lists: [] },
    ...{ readsEnvironment: false, takesBuiltin: false, listsFolders: false, fetches: false, stores: false },
    ...{ styleAttributes: 0, sentences: 0, defaultExport: false, exportsAll: false },
  }
  visit(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' }), module)
  return module
}

// biome-ignore lint/suspicious/noExplicitAny: the tree has a hundred shapes, and each is asked for by its `type`
function visit(node: any, module: Module): void {
  if (Array.isArray(node)) for (const each of node) visit(each, module)
  if (node === null || typeof node !== 'object' || Array.isArray(node)) return
  note(node, module)
  for (const key of Object.keys(node)) if (key !== 'span') visit(node[key], module)
}

// biome-ignore lint/suspicious/noExplicitAny: see above
function note(node: any, module: Module): void {
  const { type, source, specifiers = [], expression } = node
  if (
    type === 'ImportDeclaration' ||
    ((type === 'ExportNamedDeclaration' || type === 'ExportAllDeclaration') && source)
  ) {
    // biome-ignore lint/suspicious/noExplicitAny: see above
    const typed = specifiers.length > 0 && specifiers.every((each: any) => each.isTypeOnly)
    // biome-ignore lint/suspicious/noExplicitAny: see above
    const names = specifiers.map((each: any) => (each.imported ?? each.local ?? each.orig)?.value ?? '*')
    module.imports.push({ from: source.value, typeOnly: node.typeOnly === true || typed, isDynamic: false, names })
  }
  if (type === 'CallExpression' && (node.callee.type === 'Import' || lastName(node.callee) === 'require')) {
    const target = node.arguments[0]?.expression
    const isDynamic = node.callee.type === 'Import'
    if (target?.type === 'StringLiteral')
      module.imports.push({ from: target.value, typeOnly: false, isDynamic, names: ['*'] })
  }
  if (type === 'ExpressionStatement' && expression.type === 'StringLiteral') module.directives.push(expression.value)
  if (takesEnvironment(node)) module.readsEnvironment = true
  const name = type === 'Identifier' || type === 'StringLiteral' ? node.value : undefined
  if (name === 'getBuiltinModule') module.takesBuiltin = true
  if (/^(readdir|opendir)(Sync)?$/.test(name)) module.listsFolders = true
  if (type === 'Identifier' && /^(local|session)Storage$/.test(name)) module.stores = true
  const called = type === 'CallExpression' || type === 'NewExpression' ? lastName(node.callee) : undefined
  if (/^(fetch|sendBeacon|XMLHttpRequest|EventSource|WebSocket)$/.test(called ?? '')) module.fetches = true
  if (type === 'JSXAttribute' && node.name.value === 'style') module.styleAttributes++
  if (type === 'ObjectExpression') {
    // biome-ignore lint/suspicious/noExplicitAny: see above
    const keys = node.properties.map((each: any) => lastName(each.key ?? each))
    if (keys.includes('what') && keys.includes('fix')) module.sentences++
    module.lists.push(keys.filter((key: string | undefined) => key !== undefined))
  }
  if (type === 'ArrayExpression') {
    // biome-ignore lint/suspicious/noExplicitAny: see above
    const items = node.elements.map((each: any) => textOf(each?.expression))
    module.lists.push(items.filter((item: string | undefined) => item !== undefined))
  }
  if (type === 'ExportDefaultDeclaration' || type === 'ExportDefaultExpression') module.defaultExport = true
  if (type === 'ExportAllDeclaration') module.exportsAll = true
}

/** `c` of `c`, `a.b.c`, `a['c']`, with or without marks of TypeScript around it. */
// biome-ignore lint/suspicious/noExplicitAny: see above
function lastName(node: any): string | undefined {
  if (node?.type === 'Identifier' || node?.type === 'StringLiteral') return node.value
  const inner = node?.property ?? node?.base ?? node?.expression
  return inner ? lastName(inner) : undefined
}

/** `a` of `'a'`, of the variable `a` and of the pair `['a', b]`. */
// biome-ignore lint/suspicious/noExplicitAny: see above
function textOf(node: any): string | undefined {
  if (node?.type === 'ArrayExpression') return textOf(node.elements[0]?.expression)
  return node?.type === 'StringLiteral' || node?.type === 'Identifier' ? node.value : undefined
}

/** `process.env`, `globalThis.process['env']`, `const { env } = process`, `const p = process` and their like. */
// biome-ignore lint/suspicious/noExplicitAny: see above
function takesEnvironment(node: any): boolean {
  if (node.type === 'MemberExpression') return lastName(node.object) === 'process' && lastName(node.property) === 'env'
  if (node.type === 'KeyValuePatternProperty') return lastName(node.key) === 'process' && takesEnv(node.value)
  if (node.type === 'VariableDeclarator') return lastName(node.init) === 'process' && takesEnv(node.id)
  return node.type === 'AssignmentExpression' && lastName(node.right) === 'process' && takesEnv(node.left)
}

/** Does a pattern take `env` out of what it stands for, or all of that? */
// biome-ignore lint/suspicious/noExplicitAny: see above
function takesEnv(pattern: any): boolean {
  if (pattern.type !== 'ObjectPattern') return true
  // biome-ignore lint/suspicious/noExplicitAny: see above
  return pattern.properties.some((each: any) => each.type === 'RestElement' || lastName(each.key) === 'env')
}
