/**
 * `npm run tool -- growth 500 2000`: measures builds of the site with that many more pages, in a copy of the project,
 * and compares them with builds of plain Next.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nextBuild } from '../../preview/build.mjs'
import { root } from '../../preview/install.mjs'
import { morePages } from '../fixtures/many-pages'
import { removeBuilds } from '../run/copy-cache.mjs'
import { copyProject, writeFiles } from '../run/copy-project.mjs'
import { treeUsage, type Usage } from './tree-time.mjs'

/** The number of warm builds of each kind, which alternate. */
const PAIRS = 2

/**
 * Measures builds of the site and of plain Next for each number of pages, and prints a table.
 * @returns 0
 * @throws if a number is invalid or a build fails
 */
export async function main(args: readonly string[]): Promise<number> {
  const counts = args.length > 0 ? args.map(pagesOf) : [0, 500]
  console.log('| pages added | build | shipped, s of processor | plain Next | ratio | shipped, MB | plain Next |')
  console.log('| --- | --- | --- | --- | --- | --- | --- |')
  for (const count of counts) {
    const folder = mkdtempSync(join(tmpdir(), 'growth-'))
    try {
      copyProject(root, join(folder, 'site'))
      await measure(join(folder, 'site'), count)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return 0
}

function pagesOf(arg: string): number {
  if (!/^\d+$/.test(arg)) throw new Error(`“${arg}” is not a number of pages. Write, for example, growth 500.`)
  return Number(arg)
}

async function measure(site: string, count: number): Promise<void> {
  writeFiles(site, Object.entries(morePages(count)))
  const build = (ship: string) => treeUsage(process.execPath, nextBuild, { SHIP: ship, CI: '' }, site)
  removeBuilds(site)
  const plain = await build('untouched')
  removeBuilds(site)
  print(count, 'cold', await build(''), plain)
  for (let pair = 0; pair < PAIRS; pair++) {
    const warmPlain = await build('untouched')
    print(count, 'warm', await build(''), warmPlain)
  }
}

function print(count: number, kind: string, shipped: Usage, plain: Usage): void {
  const seconds = [shipped, plain].map((usage) => usage.seconds.toFixed(1))
  const ratio = (shipped.seconds / plain.seconds).toFixed(2)
  const megabytes = [shipped, plain].map((usage) => Math.round(usage.megabytes).toLocaleString('en-GB'))
  console.log(`| ${[count, kind, ...seconds, ratio, ...megabytes].join(' | ')} |`)
}
