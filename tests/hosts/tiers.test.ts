import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { hosts } from '@oogwenk/ship'
import { otherServers } from './other-servers'
import { servers } from './servers'

const text = readFileSync('docs/deploying.md', 'utf8')

/** Returns the rows of the table below a heading, as cells. */
function rowsBelow(heading: string): string[][] {
  const section = text.split(/^#+ /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) => line.slice(1, -1).split('|'))
}

const namesIn = (cell = ''): string[] => [...cell.matchAll(/`([a-z]+)`/g)].map(([, name = '']) => name)

test('docs/deploying.md has a row for each host, with its tier and its response to an unknown path', () => {
  const rows = rowsBelow('Hosts').map(([name, tier, , response = '']) => [
    ...[namesIn(name).join(), Number(tier)],
    /^ (302|404 page)/.exec(response)?.[1],
  ])
  expect(rows.sort()).toEqual(
    Object.entries(hosts)
      .map(([name, { tier, lacks }]) => [name, tier, lacks?.redirectsOfUnknownPaths ? '404 page' : '302'])
      .sort(),
  )
})

test('docs/deploying.md states for each host how it redirects former addresses', () => {
  const named = rowsBelow('Former addresses').flatMap(([names]) => namesIn(names))
  expect(named.sort()).toEqual(Object.keys(hosts).sort())
})

test('the contract is tested on every host of tiers 1 and 2', () => {
  const tested = (all: typeof servers) => all.map(({ name }) => name.split(' ')[0]?.toLowerCase())
  const ofTier = (wanted: number) => Object.keys(hosts).filter((name) => hosts[name]?.tier === wanted)
  expect(tested(servers)).toEqual(expect.arrayContaining(ofTier(1)))
  expect(tested(otherServers).sort()).toEqual(ofTier(2).sort())
})
