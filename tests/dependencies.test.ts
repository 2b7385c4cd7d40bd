import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'

/** A package in the lock file. */
interface LockedPackage {
  integrity?: string
  resolved?: string
  link?: boolean
  optional?: boolean
  os?: string[]
}

/** Lists all packages in a lock file, except the project itself, its own packages and the links to them. */
const lockedIn = (file: string) =>
  Object.entries(
    (JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> }).packages,
  ).filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
const locked = lockedIn('package-lock.json')
/** Packages with a lock file of their own, which `npm start` does not install. */
const separatePackages = ['tools/media', 'editor', 'tests/mutation']
const lockedSeparately = separatePackages.flatMap((folder) => lockedIn(`${folder}/package-lock.json`))

/** Binaries for other platforms, whose hashes were not available: docs/decisions/014-packages-are-exact.md. */
const withoutHash = /^node_modules\/(@biomejs\/cli|@next\/swc|@swc\/core|@unrs\/resolver-binding)-[\w-]+$/

test('docs/dependencies.md gives a reason for every package, and lists no other', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const rows = readFileSync('docs/dependencies.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1]))
  expect(named.sort()).toEqual([...Object.keys(dependencies), ...Object.keys(devDependencies)].sort())
  expect(rows.filter((row) => !/^\| [^|]+ \| \S.* \|$/.test(row))).toEqual([])
})

test('the package names exact versions, and npm adds only exact ones and runs no scripts when it installs', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)),
  )
  expect(ranges).toEqual([])
  for (const folder of ['.', ...separatePackages]) {
    const settings = readFileSync(`${folder}/.npmrc`, 'utf8').split('\n')
    expect(settings).toEqual(expect.arrayContaining(['ignore-scripts=true', 'save-exact=true']))
  }
})

test('the lock files refer only to the public registry', () => {
  const sources = [...locked, ...lockedSeparately].flatMap(([path, { resolved }]) =>
    resolved === undefined ? [] : [`${path} ${resolved}`],
  )
  expect(sources.filter((source) => !source.includes(' https://registry.npmjs.org/'))).toEqual([])
})

test('the lock file has the hash of every package except the 37 binaries for other platforms that the record names', () => {
  const unhashed = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  const accepted = unhashed.filter(([path, { optional, os }]) => optional && os && withoutHash.test(path))
  expect(unhashed.filter((each) => !accepted.includes(each)).map(([path]) => path)).toEqual([])
  // If there are fewer, lower the number here and in the record.
  expect(accepted).toHaveLength(37)
})

test.each(separatePackages)(
  '%s names exact versions, has a hash for every package, and is not a workspace',
  (folder) => {
    const { dependencies } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
    const { packages } = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8'))
    expect(packages[''].dependencies).toEqual(dependencies)
    expect(Object.values<string>(dependencies).filter((version) => !/^(\d+\.\d+\.\d+|file:.+)$/.test(version))).toEqual(
      [],
    )
    const unhashed = lockedIn(`${folder}/package-lock.json`).filter(
      ([, { integrity }]) => !integrity?.startsWith('sha512-'),
    )
    expect(unhashed).toEqual([])
    // npm start installs what this file lists.
    expect(readFileSync('package-lock.json', 'utf8')).not.toContain(`"${folder}"`)
  },
)

test('the editor’s packages have the same versions as the site’s, because tests use those of the site', () => {
  const { dependencies } = JSON.parse(readFileSync('editor/package.json', 'utf8'))
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  // Only the editor has this package, its interface; the bundle is tested where the editor's packages are installed.
  const { '@sveltia/cms': _, ...shared } = dependencies
  const ofSite = Object.keys(shared).map((name) => [name, packages[`node_modules/${name}`]?.version])
  expect(Object.fromEntries(ofSite)).toEqual(shared)
})

test('npm ls reports no problem with the installed packages', async () => {
  const errors = await promisify(execFile)('npm', ['ls', '--all'], {
    shell: process.platform === 'win32',
    maxBuffer: 2 ** 24,
  }).then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr,
  )
  expect(errors.split('\n').filter((line) => line.startsWith('npm error'))).toEqual([])
}, 60_000)
