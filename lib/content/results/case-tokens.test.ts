import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { inContentFolder } from '../../../tests/fixtures/content-folder'
import { readCase } from '../../pages/cases/read-case'
import { collectDiagnostics, formatDiagnostic } from '../../shared/diagnostic'

test('the message for a difference without an interval names the version that has too few people', async () => {
  const names = ['index.md', 'areas.yml', 'a.csv', 'b.csv'].map((name) => `content/cases/galaxy/${name}`)
  const [index = '', areas = '', a = '', b = ''] = await Promise.all(names.map((name) => readFile(name, 'utf8')))
  const columns = index.split('\n').map((line) => line.indexOf('{{difference.engagement.interval}}'))
  const row = columns.findIndex((column) => column >= 0)
  const people = a.split('\n')
  const short = [...people.slice(0, 2), people.find((line) => line.startsWith('a02,'))].join('\n')
  const texts = [index, areas, short, b]
  const files = Object.fromEntries(names.map((name, index) => [name, texts[index] as string]))
  const problems = await inContentFolder(files, async () =>
    (await collectDiagnostics(() => readCase('content/cases/galaxy/index.md'))).map(formatDiagnostic),
  )
  expect(problems).toContain(
    `content/cases/galaxy/index.md:${row + 1}:${(columns[row] ?? 0) + 1}  “{{difference.engagement.interval}}” has no value: an interval needs at least two people, and content/cases/galaxy/a.csv has a value for 0 of its 2. Add results of more people, with more samples each, or leave this figure out.`,
  )
})
