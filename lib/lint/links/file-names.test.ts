import { expect, test } from '@jest/globals'
import { slugify } from '../../shared/slugify'
import { invalidNameIn, renamedFile, withoutForeignExtension } from './file-names'

test.each([
  ['content/docs/collect/First Session.md', 'First Session', 'first-session'],
  ['content/cases/Harbour Ferry/index.md', 'Harbour Ferry', 'harbour-ferry'],
  ['content/docs/café.md', 'café', 'cafe'],
  ['content/pages/about (2).md', 'about (2)', 'about-2'],
])('%s has the name “%s”, which a URL would write as %s', (file, found, instead) => {
  expect(invalidNameIn(file)).toBe(found)
  expect(slugify(found)).toBe(instead)
})

test('a name of letters, digits, hyphens and underscores can be part of a URL', () => {
  expect(invalidNameIn('content/docs/rest/experiment_setup-2.md')).toBeUndefined()
})

test.each([
  ['content/pages/about.md', 'content/pages/about-us.md'],
  ['content/pages/about.md', 'content/pages/about.md.txt'],
  ['content/pages/about.md', 'content/pages/about.md~'],
  ['content/pages/about.md', 'content/pages/about copy.md'],
  ['content/facts.yml', 'content/facts.yml.txt'],
  ['content/cases/galaxy/b.csv', 'content/cases/galaxy/b.csv.csv'],
  ['content/cases/galaxy/a.csv', 'content/cases/galaxy/a.xlsx'],
  ['content/cases/galaxy/a.csv', 'content/cases/galaxy/A (1).csv'],
])('the missing %s is probably %s', (missing, file) => {
  expect(renamedFile(missing, ['content/notes.docx', file])).toBe(file)
})

test('a file with a different name, or in a different folder, is not taken for the missing one', () => {
  expect(renamedFile('content/pages/about.md', ['content/pages/zebra.md', 'content/docs/about-us.md'])).toBeUndefined()
})

test.each([
  ['content/docs/first-session.md.txt', 'content/docs/first-session.md'],
  ['content/docs/first-session.markdown', 'content/docs/first-session.md'],
  ['content/docs/first-session.MD', 'content/docs/first-session.md'],
  ['content/docs/first-session.mdx', 'content/docs/first-session.md'],
  ['content/docs/first-session.md', undefined],
  ['content/docs/notes.txt', undefined],
])('with the right extension, %s is %s', (file, instead) => {
  expect(withoutForeignExtension(file)).toBe(instead)
})
