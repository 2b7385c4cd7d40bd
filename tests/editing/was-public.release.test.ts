import { execFileSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { findProblems } from '../../lib/lint/lint-content'
import { writeDates } from '../../lib/pages/dates/dates'
import { getDates } from '../../lib/pages/dates/read-dates'
import { readEarlierDates } from '../../lib/pages/history/earlier-dates'
import { inContentFolder, pageText } from '../fixtures/content-folder'

const doc = (title: string, more = '') => pageText(title, `lead: A lead.\norder: 500\n${more}`, 'Text.')
const git = (...args: string[]) => execFileSync('git', args, { stdio: 'ignore' })
const [one, two, three, four] = ['one', 'two', 'three', 'four'].map((name) => `content/docs/${name}.md`) as [
  string,
  string,
  string,
  string,
]

async function stamp() {
  await writeDates('2026-01-31', { earlier: await readEarlierDates() })
}

function commit() {
  git('add', 'content')
  git('-c', 'user.name=Tests', '-c', 'user.email=tests@oogwenk.example', 'commit', '--quiet', '-m', 'Pages')
}

/** Returns the diagnostics about pages that are gone, each as its id and path. */
async function reported() {
  const ids = /^page-(?:gone|moved|replaced|hidden)$/
  const found = await findProblems()
  return found.flatMap(({ id, what }) => (ids.test(id) ? [`${id} ${/\/docs\/\w+/.exec(what)?.[0]}`] : []))
}

/** Makes a project with a branch that begins with a public page, a draft and a scheduled page. */
async function onBranch(run: () => Promise<void>) {
  const files = {
    [one]: doc('One'),
    [two]: doc('Two', 'draft: true\n'),
    [three]: doc('Three', 'publishAt: 2099-01-01\n'),
  }
  await inContentFolder(files, async () => {
    await stamp()
    git('init', '--quiet', '--initial-branch', 'main')
    commit()
    git('switch', '--create', 'mine')
    await run()
  })
}

test.each([
  ['where the branch began', () => {}, [false, true]],
  ['at the last publication', () => git('tag', 'published'), [true]],
])('only a page that was public %s is reported as gone', (_, publish, commits) =>
  onBranch(async () => {
    publish()
    // Each is public on this branch only, and dated there.
    await writeFile(two, doc('Two'))
    await writeFile(three, doc('Three'))
    await writeFile(four, doc('Four'))
    await stamp()
    for (const isCommitted of commits) {
      if (isCommitted) commit()
      await writeFile(one, doc('One', 'draft: true\n'))
      await writeFile(two, doc('Two', 'draft: true\n'))
      await writeFile(three, doc('Three', 'publishAt: 2099-01-01\n'))
      await rm(four, { force: true })
      expect(await reported()).toEqual(['page-hidden /docs/one'])
      for (const file of [one, two, three]) await rm(file)
      expect(await reported()).toEqual(['page-gone /docs/one'])
      await stamp()
      expect(await reported()).toEqual(['page-gone /docs/one'])
    }
  }),
)

test('stamping removes the entry of a page that was added and deleted on the same branch, and no other', () =>
  onBranch(async () => {
    await writeFile(four, doc('Four'))
    await stamp()
    await rm(four)
    await rm(one)
    expect(Object.keys(await getDates()).filter((path) => /^\/docs\/(one|four)$/.test(path))).toHaveLength(2)
    await stamp()
    expect(Object.keys(await getDates()).filter((path) => /^\/docs\/(one|four)$/.test(path))).toEqual(['/docs/one'])
  }))

test('without a publication, a page already missing on main is reported until it is confirmed', () =>
  onBranch(async () => {
    git('switch', 'main')
    await rm(one)
    await stamp()
    commit()
    expect(await reported()).toEqual(['page-gone /docs/one'])
    git('switch', '--create', 'later')
    expect(await reported()).toEqual(['page-gone /docs/one'])
    await writeFile('content/gone-pages.txt', '/docs/one\n')
    expect(await reported()).toEqual([])
  }))
