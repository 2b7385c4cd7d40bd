import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { lintPart } from '../../tests/fixtures/check-part'
import { inContentFolder } from '../../tests/fixtures/content-folder'
import { caseFiles, caseText } from '../../tests/fixtures/messages/case-files'
import type { Overlay } from '../../tests/fixtures/messages/content-case'
import { changed } from '../../tests/fixtures/messages/pages'
import { formatDiagnostic } from '../shared/diagnostic'

const page = (title: string, description: string) =>
  `---\ntitle: ${title}\ndescription: ${description}\nlead: Yes\nbutton: Home\n---\n`
const price = '{{plans.lite.price}}'

/** Texts whose length is valid with the real name and prices of the site, and invalid with longer values. */
const validTexts: Overlay = {
  'content/pages/thanks.md': page(
    'Thanks that are as long as can be with the name of the site',
    'It says what is said.',
  ),
  'content/pages/not-found.md': page(`Each of ${`${price} `.repeat(8)}`, `It says ${`${price} `.repeat(19)}`),
}

/** Returns what is reported, except facts and operations that none of these few pages shows. */
const reported = (files: Overlay) =>
  inContentFolder(
    { ...validTexts, ...files },
    async () => (await lintPart()).filter(({ id }) => id !== 'fact-unused' && id !== 'operations-unused'),
    { legal: [] },
  )
const inPages = async (files: Overlay) =>
  (await reported(files)).filter(({ file }) => file.startsWith('content/pages/')).map(formatDiagnostic)

test.each([
  ['a fact', changed('content/facts.yml', 'price: { money: 99 }', 'price: { money: €99 }')],
  ['a fact that is not a group', changed('content/facts.yml', 'paymentWithin: { days: 14 }', 'paymentWithin: 14 days')],
  ['the site', changed('content/site.yml', 'keepDays: 30', 'keepDays: 0')],
  ['the whole file', { 'content/facts.yml': 'plans: [' }],
])('a mistake in %s causes no reports about titles and descriptions that use its values', async (_, broken) => {
  const problems = await reported(broken)
  expect(problems.map(({ severity }) => severity)).toContain('error')
  expect(problems.filter(({ file }) => !/^content\/(?:facts|site)\.yml$/.test(file)).map(formatDiagnostic)).toEqual([])
  expect(JSON.stringify(problems)).not.toContain('placeholder.example')
})

test('mistakes that do not depend on the facts are still reported', async () => {
  const broken = changed('content/facts.yml', 'price: { money: 99 }', 'price: { money: €99 }')
  const own = { 'content/pages/thanks.md': page('""', 'Short') }
  expect((await inPages({ ...broken, ...own })).map((line) => line.slice(0, 35))).toEqual([
    'content/pages/thanks.md:2:8  title ',
    'content/pages/thanks.md:3:14  descr',
  ])
})

test('a legal text that uses a fact rejected by the schema is not reported', async () => {
  const broken = changed('content/facts.yml', 'price: { money: 99 }', 'price: { money: €99 }')
  const terms = (await readFile('content/pages/terms.md', 'utf8')).replace(
    /^description: .*$/m,
    `description: It says ${`${price} `.repeat(25)}`,
  )
  expect(
    (await inPages({ ...broken, 'content/pages/terms.md': terms })).filter((line) => line.includes('terms')),
  ).toEqual([])
})

test('a case that quotes figures of an unreadable results file is not reported', async () => {
  const text = caseText().replace('what the page is about.', `what ${'{{a.engagement}} '.repeat(25)}is.`)
  const problems = await reported(caseFiles(text, { 'a.csv': 'x' }))
  const own = problems.filter(({ file }) => file === 'content/cases/toast/index.md')
  expect(own.map(({ id }) => id).filter((id) => /^head-|^field-/.test(id))).toEqual([])
})
