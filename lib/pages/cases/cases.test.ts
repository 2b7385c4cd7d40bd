import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { inContentFolder } from '../../../tests/fixtures/content-folder'
import { collectDiagnostics, formatDiagnostic } from '../../shared/diagnostic'
import { caseStudy } from './page'
import { readCase } from './read-case'

const folder = 'content/cases/galaxy'
const galaxy = await readFile(`${folder}/index.md`, 'utf8')
const areas = await readFile(`${folder}/areas.yml`, 'utf8')
const csv: Record<string, Buffer> = { a: await readFile(`${folder}/a.csv`), b: await readFile(`${folder}/b.csv`) }
const lineOf = (text: string, part: string) => text.split('\n').findIndex((line) => line.startsWith(part)) + 1

/** Runs a function while the content has a case with this text, its areas and two small pictures. */
function withCase<Result>(text: string, run: () => Promise<Result>, files: Record<string, string> = {}) {
  return inContentFolder({ [`${folder}/index.md`]: text, [`${folder}/areas.yml`]: areas, ...files }, async () => {
    await mkdir(folder, { recursive: true })
    const picture = await sharp({ create: { width: 1000, height: 625, channels: 3, background: '#171b6b' } })
      .png()
      .toBuffer()
    for (const name of ['a', 'b']) {
      await writeFile(`${folder}/galaxy-${name}.png`, picture)
      if (files[`${folder}/${name}.csv`] === undefined) await writeFile(`${folder}/${name}.csv`, csv[name] as Buffer)
    }
    return run()
  })
}
const messagesOf = (text: string, files?: Record<string, string>) =>
  withCase(
    text,
    async () => (await collectDiagnostics(() => readCase(`${folder}/index.md`))).map(formatDiagnostic),
    files,
  )

describe('a case with two versions', () => {
  test('has its sections in order, and three measures in the dashboard', async () => {
    const page = await withCase(galaxy, () => caseStudy.view('/cases/galaxy'))
    if (page.layout !== 'comparison') throw new Error('The case does not have the layout of a comparison.')
    const { sections, versions } = page
    expect(Object.values(sections).map(({ title }) => title)).toEqual([
      'Overall scores',
      'Engagement heatmap',
      'Dashboard overview',
      'Individual eye movements',
      'Conclusion',
    ])
    expect(Object.values(sections.dashboard.parts).map(({ title }) => title)).toEqual([
      'Emotion',
      'Eye tracking',
      'Excitement',
    ])
    expect(sections.dashboard.html).not.toContain('<h3')
    expect(page.intro).toContain('A, the night')
    expect(versions.map(({ name, areas }) => [name, areas.length])).toEqual([
      ['The night', 4],
      ['The melt', 4],
    ])
  })

  test('ends with a call to action whose sign-up link returns to the app', async () => {
    const { call } = await withCase(galaxy, () => caseStudy.view('/cases/galaxy'))
    expect(call.title).toBe('Cut your advertising costs by using only your best ads')
    expect(call.button.text).toBe('Get started')
    const to = new URL(call.button.href)
    expect(to.searchParams.get('response_type')).toBe('code')
    expect(to.searchParams.get('redirect_uri')).toMatch(/^https:\/\//)
  })
})

test('a case with one version has the sections “Emotion”, “Eye tracking” and “Excitement”', async () => {
  const { entry, versions } = await readCase('content/cases/bugfoundation/index.md')
  expect(versions).toHaveLength(1)
  expect(entry.sections.map(({ title }) => title)).toEqual(['Emotion', 'Eye tracking', 'Excitement'])
})

describe('problems of a case are reported with file and line', () => {
  test('a missing section, where it belongs', async () => {
    const text = galaxy.replace(/## Engagement heatmap[\s\S]*?(?=## Dashboard)/, '')
    expect(await messagesOf(text)).toEqual([
      `${folder}/index.md:${lineOf(text, '## Dashboard overview')}  The section “## Engagement heatmap” is missing. Add it above its text, which comes before “## Dashboard overview”; if its text is gone too, write both there.`,
    ])
  })

  test('a missing last section, at the end of the text', async () => {
    const text = galaxy.replace(/\n## Conclusion[\s\S]*/, '')
    const [problem] = await messagesOf(text)
    expect(problem).toBe(
      `${folder}/index.md:${text.trimEnd().split('\n').length}  The section “## Conclusion” is missing. Add it at the end of the text.`,
    )
  })

  test('an unknown section, a repeated one, and one out of order', async () => {
    const misspelt = galaxy.replace('## Conclusion', '## Conclusions')
    expect(await messagesOf(misspelt)).toEqual([
      `${folder}/index.md:${lineOf(misspelt, '## Conclusions')}:1  “## Conclusions” is not a section of this page. Write “## Conclusion” instead.`,
    ])
    const inCapitals = galaxy.replace('### Eye tracking', '### Eye Tracking')
    expect(await messagesOf(inCapitals)).toEqual([
      `${folder}/index.md:${lineOf(inCapitals, '### Eye Tracking')}:1  “### Eye Tracking” is not a section of this page. Write “### Eye tracking” instead.`,
    ])
    const further = galaxy.replace('## Conclusion', '## Method\n\nText.\n\n## Conclusion')
    expect(await messagesOf(further)).toEqual([
      `${folder}/index.md:${lineOf(further, '## Method')}:1  “## Method” is not a section of this page. Delete this heading, so that its text belongs to the section above it; this page has all its sections.`,
    ])
    const twice = `${galaxy}\n## Conclusion\n\nOnce more.\n`
    expect(await messagesOf(twice)).toEqual([
      `${folder}/index.md:${twice.split('\n').lastIndexOf('## Conclusion') + 1}:1  “## Conclusion” is repeated here. Keep one of the two.`,
    ])
    const [, excitement = ''] = /(### Excitement[\s\S]*?)(?=## Individual)/.exec(galaxy) ?? []
    const swapped = galaxy.replace(excitement, '').replace('### Emotion', `${excitement}### Emotion`)
    expect((await messagesOf(swapped))[0]).toMatch(
      `${folder}/index.md:${lineOf(swapped, '### Excitement')}:1  “### Excitement” is where “### Emotion” belongs.`,
    )
  })

  test('a missing picture, whose areas have the name of the one that was meant', async () => {
    const text = galaxy.replace('picture: galaxy-b.png', 'picture: galaxy-c.png')
    const location = `${folder}/index.md:${lineOf(text, '    picture: galaxy-c')}:14  versions.2.picture`
    expect(await messagesOf(text)).toEqual([
      `${location}  There is no picture “${folder}/galaxy-c.png”. Add the file, or correct its name.`,
    ])
  })

  test('an area without its width', async () => {
    const broken = areas.replace(/ {6}width: 470\n/, '')
    const [problem] = await messagesOf(galaxy, { [`${folder}/areas.yml`]: broken })
    expect(problem).toMatch(/areas\.yml:\d+:7 {2}galaxy-a\.areas\.1\.width {2}This field is missing\. /)
  })
})
