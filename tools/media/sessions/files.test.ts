import { readFile } from 'node:fs/promises'
import { describe, expect, test } from '@jest/globals'
import { readResults } from '@oogwenk/gaze'
import { hashFiles, listChanged, sha256 } from '../manifest'
import { HEADER } from './csv'
import { inputs, MANIFEST_FILE, resultsFiles } from './files'
import { main } from './run'

const manifest: Record<'inputs' | 'outputs', Record<string, string>> = JSON.parse(await readFile(MANIFEST_FILE, 'utf8'))

/** If one of the next two tests fails, run `npm run tool -- media sessions`, and commit what it writes. */
test('no input has changed since the sessions were simulated', async () => {
  expect(listChanged(manifest.inputs, await hashFiles(await inputs()))).toEqual([])
})

test('the committed files are the simulated ones, and simulating again gives the same bytes', async () => {
  const again = Object.entries(await resultsFiles()).map(([file, text]) => [file, sha256(text)])
  expect(Object.fromEntries(again)).toEqual(manifest.outputs)
  expect(listChanged(manifest.outputs, await hashFiles(Object.keys(manifest.outputs)))).toEqual([])
})

test('an unknown option is an error', async () => {
  const messages: string[] = []
  expect(await main(['--hash'], (text) => messages.push(text))).toBe(1)
  expect(messages).toEqual(['“--hash” is not expected: this command takes no options. Leave it out.'])
})

test('different people see A and B of the banner', async () => {
  const ids = async (file: string) =>
    new Set([...(await readFile(file, 'utf8')).matchAll(/^([ab]\d\d),/gm)].map(([, id]) => id))
  const [a, b] = [await ids('content/cases/galaxy/a.csv'), await ids('content/cases/galaxy/b.csv')]
  expect([a.size, b.size]).toEqual([12, 12])
  expect([...a].filter((id) => b.has(id))).toEqual([])
})

describe.each(Object.keys(manifest.outputs))('%s', (file) => {
  test('can be read by the site’s analysis', async () => {
    const { participants, counts } = readResults(await readFile(file, 'utf8'), { width: 1200, height: 750 })
    expect(participants).toHaveLength(12)
    expect(counts.rows).toBe(3600)
  })

  test('follows the format: one row per sample, grouped by person, with ascending times and shares that add up', async () => {
    const text = await readFile(file, 'utf8')
    expect(text).not.toMatch(/\r|NaN|undefined|-0\.0\b|\n$\n/)
    const [header, ...rows] = text.trimEnd().split('\n')
    expect(header).toBe(HEADER)
    expect(rows).toHaveLength(12 * 300)
    expect(text.length).toBeLessThan(300_000)
    const number = String.raw`(-?\d+\.\d)?`
    const shares = String.raw`(?:,([01]\.\d{3})?)`.repeat(8)
    const form = new RegExp(`^([ab]\\d\\d),(\\d+),${number},${number},(\\d+\\.\\d)?${shares}$`)
    let before = { id: '', time: -1 }
    const done = new Set<string>()
    for (const row of rows) {
      const [, id = '', time = '', x, y, , ...parts] = form.exec(row) ?? []
      if (id !== before.id) {
        expect(done.has(id)).toBe(false)
        done.add(id)
        before = { id, time: -1 }
      }
      expect(Number(time)).toBeGreaterThan(before.time)
      expect(Number(time)).toBeLessThan(10_000)
      expect(x === undefined).toBe(y === undefined)
      const known = parts.filter((part) => part !== undefined)
      const sum = known.reduce((total, part) => total + Math.round(1000 * Number(part)), 0)
      expect([0, 8]).toContain(known.length)
      if (known.length > 0) expect(sum).toBe(1000)
      before.time = Number(time)
    }
  })
})
