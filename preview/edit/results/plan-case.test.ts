import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { lintTexts } from '../../../lib/lint/lint-content'
import { formatDiagnostic } from '../../../lib/shared/diagnostic'
import { type NewVersion, planCase } from './plan-case'

const version = (folder: string, picture: string, results: string): NewVersion => ({
  alt: 'A landing page in pale green with a burger.',
  picture: { bytes: readFileSync(`content/cases/${folder}/${picture}`), extension: 'png' },
  results: readFileSync(`content/cases/${folder}/${results}`),
})
const details = { slug: 'toast', name: 'Toast', question: 'Would anybody stop for toast?' }
const grid = { width: 1200, height: 750 }
const bugfoundation = version('bugfoundation', 'bugfoundation.png', 'a.csv')
const galaxy = [version('galaxy', 'galaxy-a.png', 'a.csv'), version('galaxy', 'galaxy-b.png', 'b.csv')] as const

test.each([
  ['a test of one page', 'simulated', [bugfoundation], ['a.csv', 'areas.yml', 'index.md', 'toast.png']],
  ['a test of one page', 'measured', [bugfoundation], ['a.csv', 'areas.yml', 'index.md', 'toast.png']],
  ['an A/B test', 'simulated', galaxy, ['a.csv', 'areas.yml', 'b.csv', 'index.md', 'toast-a.png', 'toast-b.png']],
] as const)('%s from %s sessions gives a case without mistakes', async (_, source, versions, files) => {
  const planned = await planCase({ ...details, source, grid, versions })
  expect(Object.keys(planned).sort()).toEqual(files.map((file) => `content/cases/toast/${file}`))
  const errors = (await lintTexts(planned)).filter(({ severity }) => severity === 'error')
  expect(errors.map(formatDiagnostic)).toEqual([])
})

test.each([
  ['galaxy', 'There is a case with the address “galaxy”. Write another one.'],
  ['Big Toast', '“Big Toast” cannot be a part of an address. Write lower-case letters, digits and hyphens.'],
])('a case cannot have the address %s', async (slug, message) => {
  const planned = planCase({ ...details, slug, source: 'simulated', grid, versions: [bugfoundation] })
  await expect(planned).rejects.toThrow(message)
})
