import { execFileSync } from 'node:child_process'
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { describeFacts, readFactTexts } from '../../lib/lint/changes/changed-facts'
import { priceClaimWarnings } from '../../lib/lint/changes/price-claims'
import { main as check } from '../../lib/lint/cli'
import { deliveredFolder } from '../../lib/lint/delivered'
import { formatDiagnostic } from '../../lib/shared/diagnostic'
import { inContentFolder, pageText } from '../fixtures/content-folder'

afterEach(() => void jest.restoreAllMocks())

const doc = (title: string, more = '', body = 'Text.') => pageText(title, `lead: A lead.\norder: 500\n${more}`, body)
const files = {
  'content/docs/other.md': doc('Other'),
  'content/docs/gone.md': doc('Gone'),
  'content/docs/moved.md': doc('Moved'),
  'content/docs/hidden.md': doc('Hidden'),
  'content/docs/later.md': doc('Later'),
}
const git = (...args: string[]) => execFileSync('git', args, { stdio: 'ignore' })

function commit() {
  git('init', '--quiet')
  git('add', 'content', 'locales')
  git('-c', 'user.name=Tests', '-c', 'user.email=tests@oogwenk.example', 'commit', '--quiet', '-m', 'As published')
}

const edit = async (file: string, change: (text: string) => string) =>
  writeFile(file, change(await readFile(file, 'utf8')))

/** What the check prints with `--changes`, without the day and commit it compares with. */
async function changes(...args: string[]) {
  const lines: string[] = []
  for (const way of ['log', 'error'] as const)
    jest.spyOn(console, way).mockImplementation((text: unknown) => void lines.push(String(text)))
  const code = await check(['--changes', ...args])
  return { code, lines: lines.map((line) => line.replace(/\d+ \w+ \d{4} \([0-9a-f]{8}\)/, 'DAY')) }
}

test('the check lists what visitors will see otherwise than at the last publication', async () => {
  await inContentFolder(files, async () => {
    commit()
    git('tag', 'published')
    expect(await changes()).toEqual({ code: 0, lines: ['No page, fact or interface text has changed since DAY.'] })
    await edit('content/docs/other.md', (text) => text.replace('Text', 'More text'))
    await rm('content/docs/gone.md')
    await rename('content/docs/moved.md', 'content/docs/new.md')
    await edit('content/docs/new.md', (text) => text.replace('order:', 'aliases: [/docs/moved]\norder:'))
    await edit('content/docs/hidden.md', (text) => text.replace('order:', 'draft: true\norder:'))
    await edit('content/docs/later.md', (text) => text.replace('order:', 'publishAt: 2099-01-02 09:00\norder:'))
    await writeFile('content/docs/next.md', doc('Next', 'publishAt: 2099-01-01\n'))
    await writeFile('content/docs/draft.md', doc('Draft', 'draft: true\n'))
    await appendFile('locales/en/common.json', '\n')
    expect(await changes()).toEqual({
      code: 0,
      lines: [
        'Since DAY:',
        '  /docs/new is new.',
        '  /docs/other has changed.',
        '  /docs/gone is gone.',
        '  /docs/moved is gone, and leads to /docs/new.',
        '  /docs/hidden is gone: it is a draft now.',
        '  /docs/later is gone until 2099-01-02 09:00 (Europe/Amsterdam).',
        '  /docs/next is scheduled for 2099-01-01 00:00 (Europe/Amsterdam).',
        '  Interface texts in locales/en/common.json have changed, which any page may show.',
      ],
    })
  })
})

test('old and new price are named, at a commit too', async () => {
  await inContentFolder(files, async () => {
    await edit('content/facts.yml', (text) => text.replace(/(lite:\s+price: )\{[^}]*\}/, '$1{ money: 95 }'))
    commit()
    await edit('content/facts.yml', (text) => text.replace('{ money: 95 }', '{ money: 105.50 }'))
    const { code, lines } = await changes('HEAD')
    expect(code).toBe(0)
    expect(lines).toContain('  The fact plans.lite.price was €95 and is now €105.50.')
  })
})

describe('a saving beside a price that has changed', () => {
  const lite = (written: string) => (text: string) => text.replace(/(lite:\s+price: )\{[^}]*\}/, `$1${written}`)
  const saving = (percent: number) => (text: string) =>
    text.replace(/saving: \{[^}]*\}/, `saving: { percent: ${percent} }`)
  /** The messages of the check after a change to published facts. */
  const warnings = (change: (text: string) => string) =>
    inContentFolder({}, async () => {
      await edit('content/facts.yml', (text) => saving(35)(lite('{ money: 95 }')(text)))
      commit()
      git('tag', 'published')
      await edit('content/facts.yml', change)
      return (await priceClaimWarnings()).map(formatDiagnostic)
    })

  test('is a warning where it is written', async () => {
    const [warning, ...others] = await warnings(lite('{ money: 105 }'))
    expect(others).toEqual([])
    expect(warning?.replace(/:\d+:\d+/, '')).toBe(
      'content/facts.yml  plans.pro.saving  A price has changed (plans.lite.price from €95 to €105), and the saving shown beside it is still 35%. Ask whoever decides on prices whether that is still true: it is a claim of its own, and nothing in the content says what it compares.',
    )
  })

  test.each([
    ['no price has changed', (text: string) => `${text}\n`],
    ['the saving has changed too', (text: string) => saving(30)(lite('{ money: 105 }')(text))],
    ['the saving has been removed', (text: string) => saving(0)(lite('{ money: 105 }')(text))],
    ['the facts are invalid, which is reported elsewhere', lite('{ money: x }')],
  ])('is not a warning if %s', async (_, change) => {
    expect(await warnings(change)).toEqual([])
  })

  test('is compared with the facts as delivered until something has been published', async () => {
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

test('a new and a removed fact are named', () => {
  const [before, now] = [new Map([['a.b', '€2']]), new Map([['a.c', '3 days']])]
  expect(describeFacts(before, now)).toEqual([
    'The fact a.b has been removed; it was €2.',
    'The fact a.c is new: 3 days.',
  ])
  expect(readFactTexts('plans: 3\n')).toBeUndefined()
})

test('without the tag, or with a name that is no commit, one sentence says what to write', async () => {
  await inContentFolder(files, async () => {
    commit()
    const example = 'such as npm run check:content -- --changes HEAD~3.'
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

test('a mistake that prevents reading the pages is reported instead', async () => {
  await inContentFolder(files, async () => {
    commit()
    await edit('content/docs/other.md', (text) => text.replace('title: ', 'title: [ '))
    const { code, lines } = await changes('HEAD')
    expect(code).toBe(1)
    expect(lines.join('\n')).toMatch(/^content\/docs\/other\.md:/)
  })
})
