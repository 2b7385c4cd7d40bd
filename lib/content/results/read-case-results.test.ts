import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { checkPart } from '../../../tests/fixtures/check-part'
import { inContentFolder } from '../../../tests/fixtures/content-folder'
import { readCase } from '../../pages/cases/read-case'
import { list } from '../../pages/list'
import { collectDiagnostics, formatDiagnostic } from '../../shared/diagnostic'

const source = 'content/cases/bugfoundation'
const folder = 'content/cases/third'
const areas = (await readFile(`${source}/areas.yml`, 'utf8')).replace('bugfoundation:', 'burger:')
const csv = await readFile(`${source}/a.csv`, 'utf8')
const front = `---
title: The third case
description: It rose by {{a.excitement}}.
name: Third
heading: A third case
lead: It rose by {{a.excitement}}, over {{a.duration}}.
source: simulated
versions:
  - { name: The page, picture: burger.png, alt: A burger. }
card: { kind: A test, question: Does it work? }
setup:
  - { name: Tested, text: One page }
  - { name: Question, text: Does it work? }
  - { name: People, text: '{{a.people}} simulated viewers' }
---
`
const text = `${front}
{{a.areas.smallPrint.seen}} saw it.

## Emotion

Happiness: {{a.happiness}} (95% <!-- number ok: the name of the interval -->: {{a.happiness.interval}}).

## Eye tracking

{{a.areas.insects.seen}} of {{a.areas.insects.seen.of}} looked.

## Excitement

{{a.excitement}}
`
const valid = text.replace('smallPrint', 'insects')
const lineOf = (part: string) => text.split('\n').findIndex((line) => line.includes(part)) + 1

/** Runs a function while the content has a third case. */
const withThird = <Result>(files: Record<string, string>, run: () => Promise<Result>) =>
  inContentFolder(
    { [`${folder}/index.md`]: valid, [`${folder}/areas.yml`]: areas, [`${folder}/a.csv`]: csv, ...files },
    async () => {
      await mkdir(folder, { recursive: true })
      const picture = sharp({ create: { width: 1000, height: 625, channels: 3, background: '#171b6b' } })
      await writeFile(`${folder}/burger.png`, await picture.png().toBuffer())
      return run()
    },
  )
const messagesOf = (files: Record<string, string>) =>
  withThird(files, async () => (await collectDiagnostics(() => readCase(`${folder}/index.md`))).map(formatDiagnostic))

test('a new case shows its figures in its text, its front matter and its entry in lists', async () => {
  await withThird({}, async () => {
    const { entry, results } = await readCase(`${folder}/index.md`)
    const rise = results.tokens.get('a.excitement')
    expect(rise).toMatch(/^[+−]?\d\.\d beats a minute$/)
    expect(entry.data.lead).toBe(`It rose by ${rise}, over 10 seconds.`)
    expect(entry.sections[2]?.html).toContain(rise)
    expect(entry.sections[1]?.html).toMatch(/\d+% of 12 looked/)
    expect(entry.data.setup[2]?.text).toBe('12 simulated viewers')
    const [item] = await list({ now: new Date(), drafts: false }).then((all) =>
      all.filter(({ kind }) => kind === 'case'),
    )
    expect(item?.description).toBe(`It rose by ${rise}.`)
    await checkPart()
  })
})

test('an unknown figure in text or front matter is reported with its line, and is never replaced with a guess', async () => {
  const [problem] = await messagesOf({ [`${folder}/index.md`]: text })
  expect(problem).toMatch(
    `${folder}/index.md:${lineOf('smallPrint')}:1  There is no token “{{a.areas.smallPrint.seen}}”. Write one of these: {{a.areas.`,
  )
  const lead = valid.replace('It rose by {{a.excitement}}, over', 'It rose by {{a.exitement}}, over')
  expect(await messagesOf({ [`${folder}/index.md`]: lead })).toEqual([
    `${folder}/index.md:${lineOf('lead:')}:7  lead  There is no token “{{a.exitement}}”. Write “{{a.excitement}}” instead.`,
  ])
})

test.each(['a.joy', 'c.engagement', 'a.areas.logo.seen'])(
  'the message for {{%s}} lists the figures there are, and guesses none',
  async (name) => {
    const [problem = ''] = await messagesOf({ [`${folder}/index.md`]: valid.replace('{{a.happiness}}', `{{${name}}}`) })
    expect(problem).toContain(`There is no token “{{${name}}}”. Write one of these: `)
  },
)

test('the message for a figure that needs a second version suggests the figure of the first', async () => {
  const [problem = ''] = await messagesOf({
    [`${folder}/index.md`]: valid.replace('{{a.happiness}}', '{{difference.happiness}}'),
  })
  expect(problem).toContain(
    '“{{difference.happiness}}” needs a version B, and this case has one version. Write {{a.happiness}}, or name the second',
  )
})

test('an invalid results file is reported with line and column, and its figures are not reported as well', async () => {
  const broken = csv
    .split('\n')
    .with(4, csv.split('\n')[4]?.replace(/^a01,\d+/, 'a01,soon') ?? '')
    .join('\n')
  expect(await messagesOf({ [`${folder}/a.csv`]: broken })).toEqual([
    expect.stringMatching(/^content\/cases\/third\/a\.csv:5:5 {2}timestamp_ms {2}.*soon/),
  ])
  expect(await messagesOf({ [`${folder}/a.csv`]: '' })).toEqual([
    expect.stringMatching(/third\/a\.csv {2}The file is empty/),
  ])
})

test('a case without a results file is reported, and so is a results file without a version', async () => {
  await withThird({}, async () => {
    await rm(`${folder}/a.csv`)
    expect((await collectDiagnostics(() => readCase(`${folder}/index.md`))).map(formatDiagnostic)).toEqual([
      `${folder}/a.csv  This results file is missing, and the figures of a case are computed from it. Add it, with the columns listed in docs/results-files.md.`,
    ])
    expect(await list({ now: new Date(), drafts: false })).not.toEqual([])
  })
  expect(await messagesOf({ [`${folder}/b.csv`]: csv })).toEqual([
    expect.stringMatching(/third\/b\.csv {2}The case has one version/),
  ])
})

test('an unknown main metric and a missing source are reported', async () => {
  const [problem] = await messagesOf({
    [`${folder}/index.md`]: valid.replace('source: simulated', 'source: simulated\nprimary: luck'),
  })
  expect(problem).toMatch(
    `${folder}/index.md:8:10  primary  There is no metric “luck”. Write one of these: engagement, impact,`,
  )
  const withoutSource = await messagesOf({ [`${folder}/index.md`]: valid.replace('source: simulated\n', '') })
  expect(withoutSource).toEqual([expect.stringContaining('source  This field is missing.')])
})

test('a curve cannot be locked to an unknown area', async () => {
  const locked = (id: string) =>
    messagesOf({ [`${folder}/index.md`]: valid.replace('source: simulated', `source: simulated\nlockedTo: ${id}`) })
  expect(await locked('insect')).toEqual([
    `${folder}/index.md:8:11  lockedTo  There is no area of interest “insect”. Write “insects” instead.`,
  ])
  expect(await locked('insects')).toEqual([])
})

test('a misspelt field or an unquoted colon is reported with all other mistakes in the file, and with none in other files', async () => {
  const index = `${folder}/index.md`
  const invalid = valid.replace('versions:', 'versionz:').replace('## Excitement', '## Excitment')
  const others = [`${index}:27:1  “## Excitment” is not a section of this page. Write “## Excitement” instead.`]
  expect(await messagesOf({ [index]: invalid })).toEqual([
    `${index}:8:1  versionz  There is no field with this name here. Write “versions” instead.`,
    ...others,
  ])
  const titled = (title: string) => messagesOf({ [index]: invalid.replace('The third case', title) })
  const colon = `${index}:2:8  This line has a colon in its value, or is indented further than the line above. Put the value in quotes, or align the line with the others.`
  expect(await titled('The third: a case')).toEqual([colon, ...others])
  const hash = `${index}:2:18  Everything after “#” is dropped: “case”. Put the value in quotes.`
  expect(await titled('The third # case')).toEqual([hash, ...others])
})

test('an area with the same name as one above it is reported with its line', async () => {
  const twice = areas.replace('id: burger', 'id: Headline').replace('id: headline', 'id: Headline')
  expect(await messagesOf({ [`${folder}/areas.yml`]: twice })).toEqual([
    `${folder}/areas.yml:14:11  burger.areas.2.id  “Headline” has the same name as an area above it, “Headline”. Give each area its own name.`,
  ])
})

test('if an interval has no value, the message names the results file', async () => {
  const ofOne = csv.split('\n').filter((line) => /^(participant|a01),/.test(line))
  expect(await messagesOf({ [`${folder}/a.csv`]: ofOne.join('\n') })).toEqual([
    `${folder}/a.csv  This file has the results of one person, and the text of the case has intervals, which need at least two people. Replace the file with one that has everyone’s results, or leave {{a.happiness.interval}} and every other interval out of the text.`,
  ])
  const short = [...ofOne, csv.split('\n').find((line) => line.startsWith('a02,'))]
  expect(await messagesOf({ [`${folder}/a.csv`]: short.join('\n') })).toEqual([
    `${folder}/index.md:21:79  “{{a.happiness.interval}}” has no value: an interval needs at least two people, and ${folder}/a.csv has a value for 1 of its 2. Add results of more people, with more samples each, or leave this figure out.`,
  ])
})
