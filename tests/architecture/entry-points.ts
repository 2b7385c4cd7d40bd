import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { isTest } from './module-kinds'
import type { Module } from './source'

/** A package of this project. */
export interface Package {
  /** Its folder, such as `packages/gaze`. */
  folder: string
  /** The name by which it is imported, such as `@oogwenk/gaze`. */
  name: string
  /** Its `exports`: the module behind each entry point, both as relative paths. */
  exports: Readonly<Record<string, string>>
  /** The dependencies and peer dependencies in its `package.json`. */
  dependencies?: readonly string[]
}

/** Lists the packages of this project, from their `package.json`. */
export function listPackages(): Package[] {
  const folders = readdirSync('packages', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return folders.map((entry) => {
    const folder = `packages/${entry.name}`
    const { name, exports, dependencies, peerDependencies } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
    return { folder, name, exports, dependencies: Object.keys({ ...dependencies, ...peerDependencies }) }
  })
}

/** Returns the path of the module that an import from one of `packages` resolves to; undefined for other packages. */
export function entryPointOf(from: string, packages: readonly Package[]): string | undefined {
  for (const { name, folder, exports } of packages) {
    const entryPoint = from === name || from.startsWith(`${name}/`) ? exports[`.${from.slice(name.length)}`] : undefined
    if (entryPoint !== undefined) return posix.join(folder, entryPoint)
  }
  return undefined
}

/**
 * Reports imports of a package’s private modules, those by which a package would depend on the project around it, and
 * those of individual settings. A path that begins with `./packages/` counts as an import, because `load` of
 * `load-ts.mjs` takes such paths. Tests are checked too, but the tests of a package may use helpers of the project.
 */
export function invalidPackageImports({ path, imports, patterns }: Module, packages: readonly Package[]): string[] {
  const home = packages.find(({ folder }) => path.startsWith(`${folder}/`))
  const own = home?.folder
  const isNamed = (from: string) => home?.dependencies?.some((name) => from === name || from.startsWith(`${name}/`))
  const written = patterns.filter(
    (text) => text.startsWith('./packages/') && imports.every(({ from }) => from !== text),
  )
  const loaded = written.flatMap((text) => {
    const target = posix.normalize(text)
    const targetPackage = packages.find(({ folder }) => target.startsWith(`${folder}/`))
    const entryPoints = Object.values(targetPackage?.exports ?? {}).map((entryPoint) =>
      posix.join(targetPackage?.folder ?? '', entryPoint),
    )
    return targetPackage === undefined || targetPackage === home || entryPoints.includes(target)
      ? []
      : [`${path} imports a private module of ${targetPackage.folder}: ${text}`]
  })
  const imported = imports.flatMap(({ from, names }) => {
    if (from.startsWith('.')) {
      const target = posix.join(posix.dirname(path), from)
      const targetHome = packages.find(({ folder }) => target === folder || target.startsWith(`${folder}/`))?.folder
      if (targetHome === own) return []
      if (targetHome !== undefined) return [`${path} imports a private module of ${targetHome}: ${from}`]
      return isTest(path) ? [] : [`${path} depends on the project around its package: ${from}`]
    }
    const ours = packages.find(({ name }) => from === name || from.startsWith(`${name}/`))
    if (own !== undefined && !from.startsWith('node:') && !isTest(path) && !ours && !isNamed(from))
      return [`${path} needs ${from}, which is not in the package.json of its package`]
    if (ours && entryPointOf(from, packages) === undefined)
      return [`${path} imports a private module of ${ours.folder}: ${from}`]
    // The thresholds have one purpose, so they are imported as one object.
    return ours && from.endsWith('/settings') && names.some((name) => name !== 'settings')
      ? [`${path} imports individual settings: write import * as settings from '${from}'`]
      : []
  })
  return [...imported, ...loaded]
}
