import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { readResults } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { checkPart } from '../../../tests/fixtures/check-part'
import { inContentFolder } from '../../../tests/fixtures/content-folder'
import { COMPUTED } from '../../charts/computed'
import { getSite } from '../../content/site'
import { getTexts } from '../../i18n/texts'
import { collectDiagnostics, formatDiagnostic } from '../../shared/diagnostic'
import { type CaseNoteInput, getCaseNote } from './case-note'
import { getComputed } from './computed'
import { computedTokens } from './computed-tokens'
import { readCase } from './read-case'

const file = 'content/computed.yml'
const text = await readFile(file, 'utf8')
const { entry, results } = await readCase('content/cases/galaxy/index.md')
const noteOf = async (changes: Partial<CaseNoteInput> = {}) =>
  getCaseNote({ ...entry.data, path: '/cases/galaxy', results, ...changes }, await getSite(), await getTexts())

test('content/computed.yml uses every token of the settings, with the value from the code', async () => {
  for (const name of computedTokens().keys()) expect(text).toContain(`{{${name}}}`)
  const { fixations } = (await getComputed()).entries
  expect(fixations.formula).toContain(`+ ${settings.SEGMENT_PARAMETERS} × ln(samples)`)
  expect(fixations.text).toContain(`at least ${settings.FIXATION_DEFAULTS.minNoiseDegrees} degrees`)
})

test('the page says that the three scores, and nothing else, are not the provider’s method', async () => {
  const { entries } = await noteOf()
  const own = entries.filter(({ text }) => text.includes('It is not the provider’s method.'))
  expect(own.map(({ title }) => title)).toEqual(['Engagement score', 'Emotional impact', 'Excitement'])
  expect(entries.map(({ id }) => id)).toEqual(COMPUTED.map((name) => `computed-${name}`))
})

test('an A/B test names the interval for its design, and a case with one version mentions no interval of a difference', async () => {
  const intervals = async (changes: Partial<CaseNoteInput>) => {
    const entry = (await noteOf(changes)).entries.find(({ id }) => id === 'computed-intervals')
    return `${entry?.text} ${entry?.sources.map(({ text }) => text).join()}`
  }
  const [first] = results.versions
  expect(await intervals({})).toMatch(/Different people saw A and B.*Welch.*Welch \(1947\)/)
  const same = await intervals({ results: { ...results, versions: [first, first] } })
  expect(same).toMatch(/The same people saw A and B/)
  expect(same).not.toContain('Welch')
  const alone = await intervals({ results: { ...results, versions: [first], files: results.files.slice(0, 1) } })
  expect(alone).not.toMatch(/difference|Welch/)
})

test('the note says whether one score was chosen in advance', async () => {
  const intervals = async (primary: string | undefined) =>
    (await noteOf({ primary })).entries.find(({ id }) => id === 'computed-intervals')?.text
  expect(await intervals('engagement')).toContain('One score was chosen in advance')
  expect(await intervals(undefined)).toContain('No score was chosen in advance')
})

test('each download has a descriptive file name, and states its size, rows and people', async () => {
  const { downloads, licence } = await noteOf()
  expect(downloads.map(({ href, fileName, text }) => [href, fileName, text])).toEqual([
    ['/cases/galaxy/a.csv', 'galaxy-a-simulated.csv', 'Simulated results of A, The night'],
    ['/cases/galaxy/b.csv', 'galaxy-b-simulated.csv', 'Simulated results of B, The melt'],
    ['/cases/galaxy/areas.csv', 'galaxy-areas.csv', 'Areas of interest'],
  ])
  expect(downloads[0]?.contents).toBe('CSV, 262 kB: 3,600 rows from 12 people, on a grid of 1,200 by 750 pixels.')
  expect(licence?.name).toBe('MIT licence')
})

test('measured results are not called simulated, and have no licence', async () => {
  const { lead, downloads, licence, datasets } = await noteOf({ source: 'measured' })
  expect(lead).not.toMatch(/simulated/i)
  expect(downloads.map(({ text, fileName }) => `${text} ${fileName}`).join()).not.toMatch(/simulated/i)
  expect(licence).toBeUndefined()
  expect(JSON.stringify(datasets)).not.toContain('license')
})

test('one person and one row are written in the singular', async () => {
  const csv = (await readFile('content/cases/galaxy/a.csv', 'utf8')).split('\n').slice(0, 2).join('\n')
  const version = { results: readResults(csv, { width: 1200, height: 750 }), areas: [] }
  const { downloads } = await noteOf({ results: { ...results, versions: [version], files: results.files.slice(0, 1) } })
  expect(downloads[0]?.contents).toContain(': 1 row from 1 person,')
})

test('all problems of the note are reported together, with their lines', async () => {
  const broken = text
    .replace('{{fixations.parameters}}', '{{fixations.parametres}}')
    .replace(/ {2}rounding:\n/, '  roundings:\n')
    .replace('https://doi.org/10.1145', 'http://doi.org/10.1145')
  const messages = await inContentFolder({ [file]: broken }, async () =>
    (await collectDiagnostics(checkPart)).map(formatDiagnostic).filter((problem) => problem.startsWith(file)),
  )
  const lineOf = (part: string) => broken.split('\n').findIndex((line) => line.includes(part)) + 1
  expect(messages).toEqual([
    `${file}:${lineOf('{{fixations.parametres}}')}:14  entries.fixations.formula  There is no token “{{fixations.parametres}}”. Write “{{fixations.parameters}}” instead.`,
    expect.stringContaining(`${file}:${lineOf('http://doi')}:15  entries.fixations.sources.3.href  “http://doi`),
    expect.stringContaining(
      `${file}:${lineOf('  roundings:')}:3  entries.roundings  There is no field with this name here.`,
    ),
  ])
})
