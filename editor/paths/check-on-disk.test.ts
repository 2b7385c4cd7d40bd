import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { checkOnDisk } from './check-on-disk'
import { checkWrite } from './check-write'

let root: string
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'oogwenk-')))
  await mkdir(join(root, 'content/pages'), { recursive: true })
  await mkdir(join(root, 'content/folder.md'))
  await mkdir(join(root, '.git/hooks'), { recursive: true })
  await writeFile(join(root, 'content/pages/about.md'), 'text')
  await symlink('/etc/passwd', join(root, 'content/pages/passwd.md'))
  await symlink('../.git/hooks', join(root, 'content/hooks'))
  await symlink('nowhere', join(root, 'content/pages/gone.md'))
  await symlink(root, join(root, 'linked'))
  execFileSync('mkfifo', [join(root, 'content/pages/pipe.md')])
})
afterAll(() => rm(root, { recursive: true, force: true }))

test.each(['content/pages/about.md', 'content/pages/new.md', 'content/new/folder/a.md'])(
  '%s can be written',
  async (path) => {
    await expect(checkOnDisk(root, path)).resolves.toBeUndefined()
    // The project itself may be behind a symbolic link.
    await expect(checkOnDisk(join(root, 'linked'), path)).resolves.toBeUndefined()
  },
)

const link = (part: string) =>
  `“${part}” is a link to another place. Choose another name, or ask an engineer to replace the link with what it leads to.`

test.each([
  ['content/pages/passwd.md', link('content/pages/passwd.md')],
  ['content/pages/gone.md', link('content/pages/gone.md')],
  ['content/hooks/pre-commit.md', link('content/hooks')],
  ['linked/content/pages/about.md', link('linked')],
  ['content/folder.md', '“content/folder.md” is a folder, not a file. Choose another name.'],
  ['content/pages/about.md/a.md', '“content/pages/about.md” is a file, not a folder. Choose another folder.'],
  ['content/pages/pipe.md', '“content/pages/pipe.md” is not a file that can be edited. Choose another name.'],
])('%s is rejected', async (path, message) => {
  await expect(checkOnDisk(root, path)).rejects.toThrow(new Error(message))
})

test('all files of a save are checked by name, by content and on disk', async () => {
  const policy = { rules: [{ pattern: 'content/**/*.md', kind: 'text', limit: 10 }] } as const
  const valid = { path: 'content/pages/about.md', content: 'text' }
  await expect(checkWrite(root, [valid, { path: valid.path, content: null }], policy)).resolves.toBeUndefined()
  await expect(checkWrite(root, [valid, { path: 'package.json', content: '{}' }], policy)).rejects.toThrow('code')
  await expect(checkWrite(root, [valid, { path: 'package.json', content: null }], policy)).rejects.toThrow('code')
  await expect(checkWrite(root, [valid, { ...valid, content: 'x'.repeat(11) }], policy)).rejects.toThrow('at most')
  await expect(checkWrite(root, [valid, { path: 'content/hooks/a.md', content: null }], policy)).rejects.toThrow('link')
})
