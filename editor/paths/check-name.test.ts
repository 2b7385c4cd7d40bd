import { expect, test } from '@jest/globals'
import { checkName } from './check-name'
import type { WritePolicy } from './policy'
import { WriteError } from './write-error'

const policy: WritePolicy = {
  rules: [
    { pattern: 'content/**/*.(md|yml|csv|txt)', kind: 'text', limit: 1e6 },
    { pattern: 'locales/*/*.json', kind: 'text', limit: 1e6 },
    { pattern: 'content/**/*.png', kind: 'PNG', limit: 1e7 },
    { pattern: 'content/**/*.(jpg|jpeg)', kind: 'JPEG', limit: 1e7 },
    { pattern: 'content/**/*.svg', kind: 'SVG', limit: 1e6 },
  ],
}

/** A policy whose only rule matches every path. */
const everything: WritePolicy = { rules: [{ pattern: '**/*', kind: 'text', limit: 1e6 }] }

test.each([
  ['content/site.yml', 'text'],
  ['content/pages/about.md', 'text'],
  ['content/docs/rest/reference/index.md', 'text'],
  ['content/cases/galaxy/a.csv', 'text'],
  ['content/words.txt', 'text'],
  ['locales/en/common.json', 'text'],
  ['content/pages/team photo.png', 'PNG'],
  ['content/pages/DSC_0001.JPG', 'JPEG'],
  ['content/pages/größe (2).jpeg', 'JPEG'],
  ['content/pages/100%.png', 'PNG'],
  ['content/pages/a..b.md', 'text'],
  ['content/pages/console.md', 'text'],
  ['content/pages/logo.svg', 'SVG'],
])('%s may be written, as %s', (path, kind) => {
  expect(checkName(path, policy).kind).toBe(kind)
})

/** Returns the message about a rejected path, after checking that it has two sentences. */
function messageFor(path: string, rules = policy): string {
  let message = ''
  try {
    checkName(path, rules)
  } catch (error) {
    expect(error).toBeInstanceOf(WriteError)
    expect((error as WriteError).path).toBe(path)
    message = (error as Error).message
  }
  expect(message).toMatch(/^[^.].*\. [A-Z].*\.$/)
  return message
}

const elsewhere = (path: string, part: string) => `“${path}” leads to another folder. Leave out “${part}”.`
const hidden = (path: string) =>
  `“${path}” is a hidden file or in a hidden folder. Choose a name that begins with a letter.`
const encoded = (path: string) => `“${path}” contains an encoded character. Choose a name without “%”.`
const code = (path: string) => `“${path}” belongs to the code of the site. Ask an engineer to change it.`
const noName = (path: string) =>
  `“${path}” is not the path of a file. Give the file a name, without a slash at its beginning or end.`
const forbidden = (path: string, found: string) =>
  `“${path}” contains “${found}”. Choose a name of letters, digits and hyphens.`
const invisible = (path: string) => `“${path}” contains an invisible character. Type its name again, then save.`
const end = (path: string) => `“${path}” contains a name that ends in a full stop or a space. Remove it from the end.`
const device = (path: string, name: string) =>
  `“${path}” contains “${name}”, which Windows cannot store. Choose another name.`

test.each([
  // Paths out of the folder.
  ['../secret.md', elsewhere('../secret.md', '..')],
  ['content/../../secret.md', elsewhere('content/../../secret.md', '..')],
  ['content/./a.md', elsewhere('content/./a.md', '.')],
  ['/etc/passwd.md', noName('/etc/passwd.md')],
  ['content//a.md', noName('content//a.md')],
  ['content/pages/', noName('content/pages/')],
  ['', noName('')],
  ['C:/a.md', forbidden('C:/a.md', ':')],
  ['content\\..\\..\\a.md', forbidden('content\\..\\..\\a.md', '\\')],
  // The same, encoded once and twice.
  ['content/%2e%2e/a.md', encoded('content/%2e%2e/a.md')],
  ['content%2f..%2fa.md', encoded('content%2f..%2fa.md')],
  ['content/%252e%252e/a.md', encoded('content/%252e%252e/a.md')],
  ['content/%5C..%5Ca.md', encoded('content/%5C..%5Ca.md')],
  ['content/a.md%00.png', encoded('content/a.md%00.png')],
  ['content/a.md\0.png', invisible('content/a.md�.png')],
  ['content/a\n.md', invisible('content/a�.md')],
  ['content/\u202egnp.md', invisible('content/�gnp.md')],
  ['content/\ud800.md', invisible('content/�.md')],
  // Hidden files.
  ['.git/hooks/pre-commit', hidden('.git/hooks/pre-commit')],
  ['content/.git/hooks/a.md', hidden('content/.git/hooks/a.md')],
  ['content/.dates.json', hidden('content/.dates.json')],
  ['content/...md', hidden('content/...md')],
  // Code.
  ['package.json', code('package.json')],
  ['next.config.js', code('next.config.js')],
  ['site.config.ts', code('site.config.ts')],
  ['content/pages/a.html', code('content/pages/a.html')],
  ['content/node_modules/a.md', code('content/node_modules/a.md')],
  // Names that other systems read differently.
  ['content/a.md:stream.md', forbidden('content/a.md:stream.md', ':')],
  ['content/GIT~1/a.md', forbidden('content/GIT~1/a.md', '~1')],
  ['content/what?.md', forbidden('content/what?.md', '?')],
  ['content/a.md.', end('content/a.md.')],
  ['content/a.md ', end('content/a.md ')],
  ['content/folder./a.md', end('content/folder./a.md')],
  ['content/ a.md', '“content/ a.md” contains a name that begins with a space. Remove it from the beginning.'],
  ['content/aux.md', device('content/aux.md', 'aux.md')],
  ['content/NUL/a.md', device('content/NUL/a.md', 'NUL')],
  ['content/com1 .x.md', device('content/com1 .x.md', 'com1 .x.md')],
  [
    'content/gro\u0308ße.md',
    '“content/gro\u0308ße.md” contains a letter that is stored as two characters. Type its name again, then save.',
  ],
  // Kinds and folders that are not in the policy.
  [
    'content/pages/photo.HEIC',
    'The site cannot show pictures such as “content/pages/photo.HEIC”. Save it as PNG, JPEG or SVG, then upload it again.',
  ],
  ...['public/a.png', 'README.md', 'content/a.MD', 'Content/a.md', 'locales/common.json', 'locales/en/x/a.json'].map(
    (path) =>
      [
        path,
        `The editor may not change “${path}”. Choose a folder and a kind of file that it offers, or ask an engineer to change it.`,
      ] as const,
  ),
])('%j is rejected', (path, message) => {
  expect(messageFor(path)).toBe(message)
})

test('long names and paths are rejected, and shown in part', () => {
  expect(messageFor(`content/${'a'.repeat(98)}.md`)).toBe(
    `“content/${'a'.repeat(71)}…” has a name that is too long. Choose one of at most 50 letters.`,
  )
  expect(checkName(`content/${'a'.repeat(97)}.md`, policy).kind).toBe('text')
  expect(messageFor(`content/${'é'.repeat(49)}.md`)).toMatch('has a name that is too long')
  expect(messageFor(`content/${'abcdefghi/'.repeat(19)}a.md`)).toBe(
    `“content/${'abcdefghi/'.repeat(7)}a…” is too long. Choose shorter names.`,
  )
  expect(checkName(`content/${'abcdefghi/'.repeat(18)}a.md`, policy).kind).toBe('text')
})

test.each([
  ...['package.json', 'sub/package-lock.json', 'PACKAGE.JSON', 'next.config.js', 'next.config.mjs', 'tsconfig.json'],
  ...['.git/config', '.github/workflows/a.yml', '.env', 'a/.gitattributes', 'node_modules/a/b.md', 'run.sh', 'a.tsx'],
])('%s is rejected even if the policy allows everything', (path) => {
  expect(messageFor(path, everything)).toMatch(/(hidden|code of the site)/)
})

test('a policy that allows everything allows all other paths', () => {
  expect(checkName('notes/2026/a.unknown', everything)).toBe(everything.rules[0])
})

test('special characters in a pattern match themselves', () => {
  const rules = { rules: [{ pattern: 'a.b+c/*.md', kind: 'text', limit: 1 }] } as const
  expect(checkName('a.b+c/x.md', rules).kind).toBe('text')
  for (const path of ['aXb+c/x.md', 'a.bbc/x.md', 'a.b+c/x-md', 'a.b+c/d/x.md'])
    expect(messageFor(path, rules)).toMatch('The editor may not change')
})
