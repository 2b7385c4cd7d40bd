import { execFileSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { inContentFolder, pageText } from '../../../tests/fixtures/content-folder'
import { everything } from '../../content/edition'
import { list } from '../list'
import { changedPages } from './changed-pages'
import { readPublished } from './published'

const doc = (title: string, more = '', body = 'Text.') => pageText(title, `lead: A lead.\norder: 500\n${more}`, body)
const files = {
  'content/docs/same.md': doc('Same'),
  'content/docs/other.md': doc('Other'),
  'content/docs/shows.md': doc('Shows', '', '![A plan](plan.png)'),
  'content/docs/plan.png': 'first',
  'content/docs/later.md': doc('Later', 'publishAt: 2026-12-01 09:00\n'),
  'content/docs/draft.md': doc('Draft', 'draft: true\n'),
  'content/docs/gone.md': doc('Gone'),
}
const clock = { now: new Date('2026-12-01T08:00:00Z'), timeZone: 'Europe/Amsterdam' }
const git = (...args: string[]) => execFileSync('git', args, { stdio: 'ignore' })

function commit() {
  git('init', '--quiet')
  git('add', 'content')
  git('-c', 'user.name=Tests', '-c', 'user.email=tests@oogwenk.example', 'commit', '--quiet', '-m', 'As published')
}

test('the published pages are those that were public at the tag, and those whose scheduled time has come since', async () => {
  await inContentFolder(files, async () => {
    commit()
    git('tag', 'published')
    const paths = async (now: Date) => {
      const site = await readPublished({ ...clock, now })
      return [...(site?.pages ?? [])].map(([path]) => path).filter((path) => path.startsWith('/docs/'))
    }
    expect(await paths(clock.now)).toEqual(['/docs/gone', '/docs/later', '/docs/other', '/docs/same', '/docs/shows'])
    expect(await paths(new Date('2026-12-01T07:59:59Z'))).not.toContain('/docs/later')
  })
})

test('a page has changed if its file, a picture in it or its words have changed', async () => {
  await inContentFolder(files, async () => {
    commit()
    git('tag', 'published')
    await writeFile('content/docs/other.md', (await readFile('content/docs/other.md', 'utf8')).replace('Text', 'More'))
    await writeFile('content/docs/plan.png', 'second')
    await rm('content/docs/gone.md')
    const published = await readPublished(clock)
    if (!published) throw new Error('The tag was not read.')
    const changed = async (words: Map<string, string>, hashes: Map<string, string>) => {
      const items = await list(everything)
      return (await changedPages(items, { ...published, words }, hashes)).map(({ path }) => path)
    }
    expect(await changed(new Map(), new Map())).toEqual(['/docs/other', '/docs/shows'])
    const [then, now] = [new Map([['/docs/same', 'a']]), new Map([['/docs/same', 'b']])]
    expect(await changed(then, now)).toEqual(['/docs/other', '/docs/same', '/docs/shows'])
    expect(await changed(then, then)).toEqual(['/docs/other', '/docs/shows'])
  })
})

test('nothing counts as published without the tag, or in a subfolder of a repository', async () => {
  await inContentFolder(files, async () => {
    expect(await readPublished(clock)).toBeUndefined()
    commit()
    expect(await readPublished(clock)).toBeUndefined()
    git('tag', 'published')
    process.chdir('content')
    expect(await readPublished(clock)).toBeUndefined()
    process.chdir('..')
    expect(await readPublished(clock)).toBeDefined()
  })
})
