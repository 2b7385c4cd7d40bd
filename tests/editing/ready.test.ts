import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { main as check } from '../../lib/lint/cli'
import { writeDates } from '../../lib/pages/dates/dates'
import { inCopyOfSite, whileChanged } from '../fixtures/edited-site'

let leave = async () => {}
beforeAll(async () => {
  leave = await inCopyOfSite()
  await writeDates('2026-01-31')
})
afterAll(() => leave())
afterEach(() => void jest.restoreAllMocks())

/** The lines that a command prints, and its exit code. */
async function run(main: (args: string[]) => Promise<number>, ...args: string[]) {
  const printed: string[] = []
  for (const way of ['log', 'error', 'warn'] as const)
    jest.spyOn(console, way).mockImplementation((text: unknown) => void printed.push(String(text)))
  const code = await main(args)
  return { code, lines: printed.join('\n').split('\n') }
}

const about = 'content/pages/about.md'
const newTitle = (text: string) => text.replace('title: ', 'title: New ')

describe('the check says whether the site is ready', () => {
  test('a page whose words have changed is a warning, and stamping is left to do', async () => {
    const { code, lines } = await whileChanged(about, newTitle, () => run(check))
    expect(code).toBe(0)
    expect(lines).toContain(
      'content/.dates.json  The words of /about have changed since it was dated. Run npm run stamp. (warning)',
    )
    expect(lines.at(-1)).toBe('Not ready: npm run stamp to run.')
  })

  test('once stamped, nothing is left', async () => {
    const { lines } = await whileChanged(about, newTitle, async () => {
      await writeDates('2026-02-01')
      return run(check)
    })
    expect(lines.join('\n')).not.toContain('.dates.json')
    expect(lines.at(-1)).toMatch(/^Ready to publish[.;]/)
    await writeDates('2026-01-31', { keepDays: true })
  })

  test('with an error, the error is left, whether or not the words can be read', async () => {
    const wrong = (text: string) => text.replace('title: ', 'title: [ ')
    const { code, lines } = await whileChanged(about, wrong, () => run(check))
    expect(code).toBe(1)
    expect(lines.at(-1)).toMatch(/^Not ready: \d+ errors? to correct/)
  })

  test('programs are told about the date too', async () => {
    const { lines } = await whileChanged(about, newTitle, () => run(check, '--json'))
    const problems = JSON.parse(lines.join('\n')) as { id: string; severity: string }[]
    expect(problems.filter(({ id }) => id === 'date-words-changed').map(({ severity }) => severity)).toEqual([
      'warning',
    ])
  })
})
