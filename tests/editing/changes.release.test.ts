import { execFileSync } from 'node:child_process'
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { describeFacts, readFactTexts } from '../../lib/lint/changes/changed-facts'
import { describeTexts, readTexts } from '../../lib/lint/changes/changed-texts'
import { priceClaimWarnings } from '../../lib/lint/changes/price-claims'
import { main as check } from '../../lib/lint/cli'
import { deliveredFolder } from '../../lib/lint/delivered'
import { writeDates } from '../../lib/pages/dates/dates'
import { fetchPublished } from '../../lib/pages/preview/fetch-published'
import { isSameFile } from '../../lib/pages/preview/same-file'
import { formatDiagnostic } from '../../lib/shared/diagnostic'
import { inContentFolder, pageText } from '../fixtures/content-folder'

afterEach(() => void jest.restoreAllMocks())

const doc = (title: string, more = '', body = 'Text.') => pageText(title, `lead: A lead.\norder: 500\n${more}`, body)
const files = {
  'content/docs/other.md': doc('Other'),
  'content/docs/gone.md': doc('Gone'),
  'content/docs/merged.md': doc('Merged'),
  'content/docs/moved.md': doc('Moved'),
  'content/docs/hidden.md': doc('Hidden'),
  'content/docs/later.md': doc('Later'),
}
const git = (...args: string[]) => execFileSync('git', args, { stdio: 'ignore' })

const asTester = ['-c', 'user.name=Tests', '-c', 'user.email=tests@oogwenk.example']

function commit() {
  git('add', 'content', 'locales')
  git(...asTester, 'commit', '--quiet', '-m', 'As published')
}

function createRepository() {
  git('init', '--quiet', '--initial-branch', 'main')
  commit()
}

const addText = (file: string) => edit(file, (text) => `${text}\nMore text.\n`)

const edit = async (file: string, change: (text: string) => string) =>
  writeFile(file, change(await readFile(file, 'utf8')))

/** Returns what content lint prints with `--changes`, without the day and commit that it compares with. */
async function changes(...args: string[]) {
  const lines: string[] = []
  for (const method of ['log', 'error'] as const)
    jest.spyOn(console, method).mockImplementation((text: unknown) => void lines.push(String(text)))
  const code = await check(['--changes', ...args])
  return { code, lines: lines.map((line) => line.replace(/\d+ \w+ \d{4} \([0-9a-f]{8}\)/, 'DAY')) }
}

test('content lint lists what visitors will see differently since the last publication', async () => {
  await inContentFolder(files, async () => {
    createRepository()
    git('tag', 'published')
    expect(await changes()).toEqual({
      code: 0,
      lines: ['No page, fact or interface text has changed since the publication of DAY.'],
    })
    await edit('content/docs/other.md', (text) =>
      text.replace('Text', 'More text').replace('order:', 'aliases: [/docs/merged]\norder:'),
    )
    await rm('content/docs/gone.md')
    await rm('content/docs/merged.md')
    await rename('content/docs/moved.md', 'content/docs/new.md')
    await edit('content/docs/new.md', (text) => text.replace('order:', 'aliases: [/docs/moved]\norder:'))
    await edit('content/docs/hidden.md', (text) => text.replace('order:', 'draft: true\norder:'))
    await edit('content/docs/later.md', (text) => text.replace('order:', 'publishAt: 2099-01-02 09:00\norder:'))
    await writeFile('content/docs/next.md', doc('Next', 'publishAt: 2099-01-01\n'))
    await writeFile('content/docs/draft.md', doc('Draft', 'draft: true\n'))
    await edit('locales/en/common.json', (text) => text.replace(/"updated": ".*"/, '"updated": "Changed on"'))
    expect(await changes()).toEqual({
      code: 0,
      lines: [
        'Since the publication of DAY:',
        '  /docs/moved has moved to /docs/new.',
        '  /docs/other has changed.',
        '  /docs/gone is gone.',
        '  /docs/merged is gone, and leads to /docs/other.',
        '  /docs/hidden is gone: it is a draft now.',
        '  /docs/later is gone until 2099-01-02 09:00 (Europe/Amsterdam).',
        '  /docs/next is scheduled for 2099-01-01 00:00 (Europe/Amsterdam).',
        '  /docs/draft is a new draft, which visitors do not see.',
        '  The text site.updated in locales/en/common.json was “Last updated” and is now “Changed on”.',
      ],
    })
  })
})

test('empty lines, comments and the quotation marks of a field are not changes', async () => {
  await inContentFolder(files, async () => {
    createRepository()
    await appendFile('content/docs/other.md', '\n\n')
    await appendFile('content/docs/moved.md', '\n<!-- a note -->\n')
    await edit('content/docs/later.md', (text) => text.replace('title: Later', 'title: "Later"'))
    await appendFile('locales/en/common.json', '\n')
    expect((await changes('HEAD')).lines).toEqual(['No page, fact or interface text has changed since DAY.'])
    await edit('content/docs/other.md', (text) => text.replace('order: 500', 'order: 501'))
    await edit('content/docs/moved.md', (text) => text.replace('<!-- a note -->', '**stressed**'))
    expect((await changes('HEAD')).lines).toEqual([
      'Since DAY:',
      '  /docs/moved has changed.',
      '  /docs/other has changed.',
    ])
  })
})

test('empty lines and comments in the areas and results of a case are not changes', async () => {
  const folder = 'content/cases/soup'
  const soup = {
    ...files,
    [`${folder}/index.md`]: await readFile('content/cases/bugfoundation/index.md', 'utf8'),
    [`${folder}/areas.yml`]: 'soup:\n  width: 10\n',
    [`${folder}/a.csv`]: 'a,b\n1,2\n',
  }
  await inContentFolder(soup, async () => {
    createRepository()
    const same = (file: string) => isSameFile(`${folder}/${file}`, 'HEAD')
    await edit(`${folder}/areas.yml`, (text) => `# A note.\n\n${text}\n`)
    await edit(`${folder}/a.csv`, (text) => `${text.replaceAll('\n', '\r\n')}\r\n`)
    expect(await Promise.all(['areas.yml', 'a.csv', 'index.md'].map(same))).toEqual([true, true, true])
    await edit(`${folder}/areas.yml`, (text) => text.replace('10', '11'))
    await edit(`${folder}/a.csv`, (text) => text.replace('1,2', '1,3'))
    expect(await Promise.all(['areas.yml', 'a.csv', 'none.yml'].map(same))).toEqual([false, false, false])
  })
})

test('a list changes when a page appears in it, not when one is scheduled', async () => {
  const list = { 'content/docs/index.md': doc('All', 'layout: index\n') }
  await inContentFolder({ ...files, ...list }, async () => {
    await writeDates('2026-01-31')
    createRepository()
    await writeFile('content/docs/next.md', doc('Next', 'publishAt: 2099-01-01\n'))
    expect((await changes('HEAD')).lines).toEqual([
      'Since DAY:',
      '  /docs/next is scheduled for 2099-01-01 00:00 (Europe/Amsterdam).',
    ])
    // Later on the same day.
    process.env.BUILD_NOW = '2026-11-28T09:00:00Z'
    await writeFile('content/docs/next.md', doc('Next', 'publishAt: 2026-11-28 18:00\n'))
    expect((await changes('HEAD')).lines).toEqual([
      'Since DAY:',
      '  /docs/next is scheduled for 2026-11-28 18:00 (Europe/Amsterdam).',
    ])
    delete process.env.BUILD_NOW
    await writeFile('content/docs/next.md', doc('Next'))
    expect((await changes('HEAD')).lines).toEqual(['Since DAY:', '  /docs/next is new.', '  /docs has changed.'])
  })
})

test('an interface text that is new, removed or unreadable is listed', () => {
  const texts = (source: string) => readTexts(source) ?? new Map()
  expect(describeTexts('a.json', texts('{ "a": { "b": "Old" } }'), texts('{ "a": { "c": ["New"] } }'))).toEqual([
    'The text a.b has been removed from a.json; it was “Old”.',
    'The text a.c.0 in a.json is new: “New”.',
  ])
  expect(readTexts('{')).toBeUndefined()
})

describe('compared with a branch', () => {
  /** Makes a branch on which one page has changed, while a colleague has changed another on `main`. */
  async function onBranch(run: () => Promise<void>) {
    await inContentFolder(files, async () => {
      createRepository()
      git('switch', '--create', 'mine')
      await addText('content/docs/other.md')
      commit()
      git('switch', 'main')
      await addText('content/docs/moved.md')
      commit()
      git('switch', 'mine')
      await run()
    })
  }
  const mine = '  /docs/other has changed.'

  test('only the changes on this branch count, before and after main is merged into it', () =>
    onBranch(async () => {
      const expected = { code: 0, lines: ['Since main, DAY:', mine] }
      expect(await changes('main')).toEqual(expected)
      git(...asTester, 'merge', '--no-commit', 'main')
      expect(await changes('main')).toEqual(expected)
      git(...asTester, 'commit', '--message', 'Merge main')
      expect(await changes('main')).toEqual(expected)
    }))

  test('the remote branch is used, not an old local one', () =>
    onBranch(async () => {
      git('update-ref', 'refs/remotes/origin/main', 'main')
      git('branch', '--force', 'main', 'main~1')
      git(...asTester, 'merge', 'origin/main')
      for (const name of ['main', 'origin/main'])
        expect(await changes(name)).toEqual({ code: 0, lines: ['Since origin/main, DAY:', mine] })
    }))

  test('a tag or commit is compared directly', () =>
    onBranch(async () => {
      git('tag', 'v1', 'main')
      for (const name of ['v1', 'main~0'])
        expect((await changes(name)).lines).toEqual(['Since DAY:', '  /docs/moved has changed.', mine])
    }))
})

describe('with a remote', () => {
  const unchanged = 'No page, fact or interface text has changed since the publication of DAY.'
  /** Makes a project whose tag `published` has since been moved on the remote. */
  async function afterPublication(run: () => Promise<void>) {
    await inContentFolder(files, async () => {
      createRepository()
      git('tag', 'published')
      git('init', '--quiet', '--bare', 'remote.git')
      git('remote', 'add', 'origin', './remote.git')
      await addText('content/docs/other.md')
      commit()
      git('push', 'origin', 'main', 'HEAD:refs/tags/published')
      await run()
    })
  }

  test('the tag is fetched first, so the comparison is with the last publication', () =>
    afterPublication(async () => {
      expect((await changes()).lines).toEqual([unchanged])
      await addText('content/docs/moved.md')
      expect((await changes()).lines).toEqual(['Since the publication of DAY:', '  /docs/moved has changed.'])
    }))

  test('a remote that cannot be reached is reported in a sentence, and the local tag is used', () =>
    afterPublication(async () => {
      git('remote', 'set-url', 'origin', './nowhere')
      const { code, lines } = await changes()
      expect(code).toBe(0)
      expect(lines).toEqual([
        'Since the publication of DAY:',
        '  /docs/other has changed.',
        'The tag “published” could not be fetched, so something may have been published since. To see why, run git fetch --force origin tag published.',
      ])
      // Nothing is fetched for another commit.
      expect((await changes('HEAD')).lines).toEqual(['No page, fact or interface text has changed since DAY.'])
      git('tag', '--delete', 'published')
      expect(await changes()).toEqual({
        code: 2,
        lines: [
          'There is no tag “published” in this repository, and none could be fetched. Name the commit to compare with, such as npm run check:content -- --changes main.',
        ],
      })
    }))

  test('a remote that does not respond is abandoned after a time limit', () =>
    afterPublication(async () => {
      expect(await fetchPublished()).toBe(true)
      git('config', 'remote.origin.uploadpack', 'sleep 30; true')
      const start = Date.now()
      expect(await fetchPublished(300)).toBe(false)
      expect(Date.now() - start).toBeLessThan(10_000)
    }))
})

test('old and new prices are shown, even when comparing with a commit', async () => {
  await inContentFolder(files, async () => {
    await edit('content/facts.yml', (text) => text.replace(/(lite:\s+price: )\{[^}]*\}/, '$1{ money: 95 }'))
    createRepository()
    await edit('content/facts.yml', (text) => text.replace('{ money: 95 }', '{ money: 105.50 }'))
    const { code, lines } = await changes('HEAD')
    expect(code).toBe(0)
    expect(lines).toContain('  The fact plans.lite.price was €95 and is now €105.50.')
  })
})

describe('a saving next to a price that has changed', () => {
  const lite = (written: string) => (text: string) => text.replace(/(lite:\s+price: )\{[^}]*\}/, `$1${written}`)
  const saving = (percent: number) => (text: string) =>
    text.replace(/saving: \{[^}]*\}/, `saving: { percent: ${percent} }`)
  /** Returns the messages of content lint after a change to published facts. */
  const warnings = (change: (text: string) => string) =>
    inContentFolder({}, async () => {
      await edit('content/facts.yml', (text) => saving(35)(lite('{ money: 95 }')(text)))
      createRepository()
      git('tag', 'published')
      await edit('content/facts.yml', change)
      return (await priceClaimWarnings()).map(formatDiagnostic)
    })

  test('gets a warning where it is written', async () => {
    const [warning, ...others] = await warnings(lite('{ money: 105 }'))
    expect(others).toEqual([])
    expect(warning?.replace(/:\d+:\d+/, '')).toBe(
      'content/facts.yml  plans.pro.saving  A price has changed (plans.lite.price from €95 to €105), but the saving shown beside it is still 35%. Ask whoever sets the prices whether the saving is still true. Nothing in the content says how it was worked out.',
    )
  })

  test.each([
    ['no price has changed', (text: string) => `${text}\n`],
    ['the saving has changed too', (text: string) => saving(30)(lite('{ money: 105 }')(text))],
    [
      'a price in words has other words',
      (text: string) => text.replace(/(enterprise:\s+price: )\{[^}]*\}/, '$1{ text: on request }'),
    ],
    ['the saving has been removed', (text: string) => saving(0)(lite('{ money: 105 }')(text))],
    ['the facts are invalid, which is reported elsewhere', lite('{ money: x }')],
  ])('gets no warning if %s', async (_, change) => {
    expect(await warnings(change)).toEqual([])
  })

  test('is compared with the facts as delivered until the site is first published', async () => {
    await inContentFolder({}, async () => {
      expect(await priceClaimWarnings()).toEqual([])
      await mkdir(join(deliveredFolder, 'content'), { recursive: true })
      await writeFile(join(deliveredFolder, 'content/facts.yml'), await readFile('content/facts.yml', 'utf8'))
      expect(await priceClaimWarnings()).toEqual([])
      await edit('content/facts.yml', (text) => saving(35)(lite('{ money: 105 }')(text)))
      await edit(join(deliveredFolder, 'content/facts.yml'), saving(35))
      expect(await priceClaimWarnings()).toHaveLength(1)
    })
  })
})

test('new and removed facts are listed', () => {
  const [before, now] = [new Map([['a.b', '€2']]), new Map([['a.c', '3 days']])]
  expect(describeFacts(before, now)).toEqual([
    'The fact a.b has been removed; it was €2.',
    'The fact a.c is new: 3 days.',
  ])
  expect(readFactTexts('plans: 3\n')).toBeUndefined()
})

test('without the tag, or with a name that is not a commit, a sentence states what to write', async () => {
  await inContentFolder(files, async () => {
    createRepository()
    const example = 'such as npm run check:content -- --changes main.'
    expect(await changes()).toEqual({
      code: 2,
      lines: [`There is no tag “published” in this repository. Name the commit to compare with, ${example}`],
    })
    for (const name of ['HEAD~99', '--all', 'no such'])
      expect(await changes(name)).toEqual({
        code: 2,
        lines: [`“${name}” is not a commit of this repository. Name a commit, a branch or a tag, ${example}`],
      })
  })
})

test('an error that prevents pages from being read is reported instead', async () => {
  await inContentFolder(files, async () => {
    createRepository()
    await edit('content/docs/other.md', (text) => text.replace('title: ', 'title: [ '))
    const { code, lines } = await changes('HEAD')
    expect(code).toBe(1)
    expect(lines.join('\n')).toMatch(/^content\/docs\/other\.md:/)
  })
})
