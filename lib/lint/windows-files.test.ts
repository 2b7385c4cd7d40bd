import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { allFiles } from '../content/files'
import { splitFrontMatter } from '../content/front-matter'
import { readYaml } from '../content/yaml/read-yaml'
import { readJson } from '../i18n/load-locale'
import { formatDiagnostic } from '../shared/diagnostic'
import { lintContent } from './lint-content'

const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`

test('all files of the site, saved with Windows line endings and a byte order mark, cause no message', async () => {
  const root = process.cwd()
  const folder = await mkdtemp(join(tmpdir(), 'windows-'))
  for (const name of ['content', 'locales', 'public'])
    await cp(join(root, name), join(folder, name), { recursive: true })
  try {
    const texts = (await allFiles(folder)).filter((file) => /\.(?:md|ya?ml|json|txt)$/.test(file))
    expect(texts.length).toBeGreaterThan(30)
    for (const file of texts) {
      const path = join(folder, file)
      await writeFile(path, windows(await readFile(path, 'utf8')))
    }
    process.chdir(folder)
    expect((await lintContent()).map(formatDiagnostic)).toEqual([])
  } finally {
    process.chdir(root)
    await rm(folder, { recursive: true })
  }
}, 60_000)

test('with Windows line endings, the last field and a quoted field end where their values end', () => {
  const text = '---\ntitle: "A page"\norder: 140\n---\n\nText.\n'
  const { yaml, body } = splitFrontMatter('a.md', windows(text))
  expect([yaml.value, yaml.problems]).toEqual([{ title: 'A page', order: 140 }, []])
  expect(body).toBe(splitFrontMatter('a.md', text).body)
})

test.each([
  ['YAML', readYaml, 'a: 1\nb: @x\n'],
  ['YAML', readYaml, 'a: "one\n  two"\nb: |\n  three\n  four\n'],
  ['JSON', readJson, '{\n  "a": "x",\n  "b": y\n}\n'],
  ['JSON', readJson, '{\n  "a": "x",\n  "b": "y"\n}\n'],
])('%s with Windows line endings has the same result, with diagnostics at the same locations', (_, read, text) => {
  const [ours, theirs] = [read('a', text), read('a', windows(text))]
  expect([theirs.value, theirs.problems]).toEqual([ours.value, ours.problems])
})
