/**
 * `npm run tool -- measure /pricing`: compares a page of `out/` with Next's own export of the same sources, on two slow
 * connections.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shipExport } from '@oogwenk/ship'
import { settings } from '../../build/settings'
import { startSite } from '../../e2e/support/site'
import { buildVariant } from '../run/build-variant.mjs'
import { untouched } from '../run/variants.mjs'
import { type Lighthouse, type Network, type PageLoad, startLighthouse } from './lighthouse'
import { spread } from './read-wrk'

const PAGES = ['/', '/contact', '/docs/rest', '/cases/galaxy']

/** Loads of each export, in turn. */
const ROUNDS = 3

/**
 * Lighthouse's slow 4G, applied to each request, and a slower connection. In both, the processor is four times slower.
 */
const networks: Record<string, Network> = {
  'slow 4G': { latencyMs: 562.5, kbitPerSecond: 1474.56 },
  '400 kbit/s': { latencyMs: 400, kbitPerSecond: 400 },
}

/**
 * Loads pages of both exports and prints the results.
 * @param args the paths of pages; by default, a few of different kinds
 */
export async function main(args: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'oogwenk-measure-'))
  try {
    // Serves a copy, because tests need the variant as Next wrote it. The copy is compressed like ours, so that only
    // the content differs.
    await cp(join(await buildVariant(untouched), 'out'), join(folder, 'out'), { recursive: true })
    await shipExport(folder, settings, 'compress')
    const sites = [await startSite(), await startSite({ outDir: join(folder, 'out') })] as const
    const chromium = await startLighthouse()
    try {
      console.log(`${ROUNDS} loads of each in turn; min / median / max\n`)
      console.log('| page | network | export | requests | kB | script kB | FCP ms | LCP ms | TBT ms |')
      console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
      for (const page of args.length > 0 ? args : PAGES) {
        for (const [name, network] of Object.entries(networks)) {
          const [ours, theirs] = await inTurn(chromium, [sites[0].url + page, sites[1].url + page], network)
          console.log(`| \`${page}\` | ${name} | shipped | ${row(ours)} |`)
          console.log(`| | | Next’s own | ${row(theirs)} |`)
        }
      }
    } finally {
      await chromium.close()
      await Promise.all(sites.map((site) => site.close()))
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function inTurn(
  chromium: Lighthouse,
  urls: readonly [string, string],
  network: Network,
): Promise<[PageLoad[], PageLoad[]]> {
  const loads: [PageLoad[], PageLoad[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    loads[0].push(await chromium.load(urls[0], network))
    loads[1].push(await chromium.load(urls[1], network))
  }
  return loads
}

function row(loads: readonly PageLoad[]): string {
  const of = (pick: (load: PageLoad) => number, digits = 0) => {
    const numbers = loads.map(pick)
    return new Set(numbers.map((number) => number.toFixed(digits))).size === 1
      ? (numbers[0] as number).toFixed(digits)
      : spread(numbers, digits)
  }
  return [
    of(({ requests }) => requests),
    of(({ bytes }) => bytes / 1000, 1),
    of(({ scriptBytes }) => scriptBytes / 1000, 1),
    ...[of(({ fcpMs }) => fcpMs), of(({ lcpMs }) => lcpMs), of(({ tbtMs }) => tbtMs)],
  ].join(' | ')
}
