import * as node from 'node:fs'
import { isTest, needsDefaultExport } from './module-kinds'
import type { Module } from './source'

const fs = /^(node:)?fs(\/promises)?$/
const mayReadFiles =
  /^(lib\/(content|pages|lint|images|i18n|shared\/build-cache)\/|run-bundled\.mjs$|packages\/pack\.mjs$|build\/|packages\/ship\/(out-dir|hosts\/folder|server\/|forms\/)|preview\/|tools\/media\/|editor\/)/
const mayReadEnvironment =
  /^(site\.config\.ts|next\.config\.js|playwright\.config\.ts|jest\.config\.js|preview\/run[^/]*|preview\/build\.mjs|preview\/(dev|edit)\.mjs|preview\/dev\/builder\/build-worker-process\.mjs|build\/adapter\.ts|lib\/content\/edition\.ts)$/

/** Each of these packages makes every page larger, or needs a server that a static export does not have. */
const bannedPackages =
  /^(next\/(link|script|image|legacy\/image|router|dynamic|server|headers|cache)|server-only|motion(\/.*)?)$/

/** Reports imports that are banned, or allowed in one folder only. */
export function bannedImports(module: Module): string[] {
  const { path, imports } = module
  if (isTest(path)) return []
  return imports.flatMap(({ from, names, typeOnly }) => {
    if (fs.test(from) && !mayReadFiles.test(path)) return [`${path} may not read files`]
    if (/^framer-motion/.test(from) && !path.startsWith('components/motion/')) {
      return [`${path} imports framer-motion outside components/motion`]
    }
    if (bannedPackages.test(from) && !typeOnly) return [`${path} may not use ${from}`]
    // `*` means the whole module, by `import()` or `require()`.
    if (from === 'next/navigation' && names.some((name) => name === 'useRouter' || name === '*'))
      return [`${path} may not use useRouter`]
    if (/^(node:)?process$/.test(from)) return [`${path} imports the environment`]
    return []
  })
}

/**
 * The modules that may list a folder. In `lib/` they list the content files, look for a picture whose name differs only
 * in case, and delete old cache entries. Elsewhere they list sources, packages, exports, the form server’s locks, the
 * media that `tools/media` draws, and the editor’s journal, its interface and the files that people edit in it.
 */
const mayListFolders =
  /^(lib\/(content\/files|images\/pictures\/locate-picture)\.ts|lib\/shared\/build-cache\/build-cache\.mjs|build\/shipped-packages\.ts|packages\/(pack\.mjs|ship\/(out-dir|hosts\/folder|server\/manifest|forms\/lock)\.ts)|preview\/(build\.mjs|dev\/watch-edits\.ts)|editor\/(project\/list-files|interface\/bundle-interface)\.ts|tools\/media\/(clips|sessions)\/files\.ts|editor\/journal\/disk\.ts)$/

/**
 * The modules that may open files. Only the first opens texts of `content/` and `locales/`, once for each version; it
 * also reads results, and the bytes of any of these files. The others open pictures, typefaces, caches, sources,
 * packages, the dictionary, the guide for editors, the output of a build and, in the editor, its interface and the
 * files that a save replaces.
 */
const mayOpenFiles =
  /^(lib\/content\/files\.ts$|lib\/images\/|lib\/shared\/build-cache\/build-cache\.mjs$|lib\/lint\/(rules\/page-sizes|fields-cli|words\/dictionary)\.ts$|run-bundled\.mjs$|build\/(cache|shipped-packages)\.ts$|packages\/(pack\.mjs|ship\/(out-dir|hosts\/folder|server\/(manifest|server)|forms\/(store|process-name))\.ts)$|preview\/(build|install)\.mjs$|tools\/media\/(run\.mjs|(manifest|clips\/(clips|labels)|sessions\/stimuli)\.ts)$|editor\/)/

/** Reports modules that open files or list folders, other than tests and the modules that may. */
export function bannedReads({ path, imports, listsFolders }: Module): string[] {
  if (isTest(path)) return []
  const found: string[] = []
  for (const { from, names } of imports)
    if (fs.test(from) && names.some(opensFiles) && !mayOpenFiles.test(path))
      found.push(`${path} opens a file without lib/content/files.ts`)
  if (listsFolders && !mayListFolders.test(path)) found.push(`${path} lists a folder itself`)
  return found
}

/** Whether an imported name is a Node function that opens a file for reading, or the whole module. */
function opensFiles(name: string): boolean {
  if (/^(readFile|readFileSync|createReadStream|open|openSync|read|readSync|promises|\*)$/.test(name)) return true
  const isType = /^[A-Z]/.test(name)
  return !isType && !(name in node) && !(name in node.promises)
}

/** Reports constructs that a module may not contain. */
export function bannedConstructs(module: Module): string[] {
  const {
    path,
    directives,
    defaultExport,
    exportsAll,
    readsEnvironment,
    loadsBuiltin,
    fetches,
    stores,
    styleAttributes,
  } = module
  if (isTest(path)) return []
  const found: string[] = []
  if (readsEnvironment && !mayReadEnvironment.test(path)) found.push(`${path} reads process.env`)
  if (loadsBuiltin) found.push(`${path} loads a Node module without an import`)
  // lib/shared/forms sends forms, lib/i18n/client loads texts, and client/fetch-all fetches files of this site.
  if (fetches && path !== 'client/fetch-all.ts' && /^(app|components|client|packages\/gaze)\//.test(path))
    found.push(`${path} makes its own requests`)
  // With cookies blocked, accessing storage throws; lib/shared/storage catches that.
  if (stores && path !== 'lib/shared/storage.ts' && /^(app|components|client|lib|packages\/gaze)\//.test(path))
    found.push(`${path} uses the browser's storage without lib/shared/storage`)
  if (directives.includes('use server')) found.push(`${path} has a server action`)
  if (styleAttributes > 0 && /^(app|components)\//.test(path)) found.push(`${path} has a style attribute`)
  if (defaultExport && !needsDefaultExport(path)) found.push(`${path} has a default export`)
  if (exportsAll) found.push(`${path} re-exports everything of another module`)
  return found
}

/** Reports file names that are banned. */
export function bannedNames(path: string): string[] {
  const name = path.split('/').at(-1) as string
  const shipped = /^([^/]+|(app|src|components|client|lib|packages|locales|content|public)\/.*)$/.test(path)
  if (shipped && /^(route|middleware|proxy)\.([mc]?[jt]s|[jt]sx)$/.test(name)) return [`${path} would need a server`]
  if (/^(src\/)?pages\//.test(path)) return [`${path} belongs to the Pages Router`]
  // The entry point of a package is its public interface, not a barrel.
  if (/^index\.(tsx?|m?js)$/.test(name) && !/^(lib\/pages|packages\/[^/]+)\/index\.ts$/.test(path))
    return [`${path} is a barrel: name the file after its contents`]
  return []
}

/** Reports relative imports with a file extension, and imported packages that are not listed. */
export function invalidSpecifiers(module: Module, listed: ReadonlySet<string>): string[] {
  return module.imports.flatMap(({ from }) => {
    if (from.startsWith('.'))
      return /\.(tsx?|jsx?)$/.test(from) ? [`${module.path} has a file extension in an import: ${from}`] : []
    if (from.startsWith('node:')) return []
    const name = from
      .split('/')
      .slice(0, from.startsWith('@') ? 2 : 1)
      .join('/')
    // It comes with jest, whose documentation imports it under this name.
    if (name === '@jest/globals') return []
    return listed.has(name) || listed.has(`@types/${name}`)
      ? []
      : [`${module.path} needs ${name}, which package.json lacks`]
  })
}
