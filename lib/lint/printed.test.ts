import { afterEach, expect, jest, test } from '@jest/globals'
import { inContentFolder } from '../../tests/fixtures/content-folder'
import type { Diagnostic } from '../shared/diagnostic'
import { main as checkContent } from './cli'
import { main as launchCheck } from './launch/cli'

afterEach(() => void jest.restoreAllMocks())

/** Clears the screen if a terminal reads it: once as an escape sequence, and once with the C1 control character CSI. */
const clear = '\u001b[2J\u009b2J'
const page = (lead: string, text: string) =>
  `---\ntitle: T\ndescription: It says what the page is about.\nlead: ${lead}\nbutton: Home\n"a\\e[2Jb": x\n---\n\n${text}\n`

/** Files with control characters in the names of files and fields, and in texts that messages quote. */
const malicious = {
  [`content/pages/${clear}.md`]: 'x',
  [`content/${clear}.yml`]: `${clear}: {`,
  [`content/pages/${clear}.png`]: 'x',
  'content/pages/thanks.md': page(
    '"Yes\\e[2J"',
    `A [link](/${clear}), a ![picture](${clear}.png) and *${clear}x. [An address\nto come]`,
  ),
  'content/pages/not-found.md': `---${clear}\n`,
  'content/docs/a.md': `---\ntitle: ${clear}\nlead: [\n---\n`,
  'locales/en/common.json': (text: string) =>
    text.replace('{', `{ "${JSON.stringify(clear).slice(1, -1)}": "{{${clear.replaceAll('\u001b', '\\u001b')}}}",`),
}

const printedBy = async (main: (args: string[]) => Promise<number>, args: string[]) => {
  const printed: string[] = []
  for (const method of ['log', 'error', 'warn'] as const)
    jest.spyOn(console, method).mockImplementation((text: unknown) => void printed.push(String(text)))
  await inContentFolder(malicious, () => main(args))
  return printed.join('\n')
}

test.each([
  ['the content lint', checkContent, []],
  ['the content lint for GitHub', checkContent, ['--github']],
  ['the content lint for programs', checkContent, ['--json']],
  ['the launch check', launchCheck, []],
  ['the launch check for programs', launchCheck, ['--json']],
  ['the content lint with an unknown argument', checkContent, [clear]],
  ['the launch check with an unknown argument', launchCheck, [clear]],
] as [string, typeof checkContent, string[]][])(
  '%s prints no character that could control a terminal',
  async (_, main, args) => {
    const printed = await printedBy(main, args)
    expect(printed.length).toBeGreaterThan(50)
    expect(printed).not.toMatch(/[^\n\P{Cc}]/u)
  },
)

test('programs get file names and quoted texts unchanged', async () => {
  const problems: Diagnostic[] = JSON.parse(await printedBy(checkContent, ['--json']))
  expect(problems.map(({ file }) => file)).toContain(`content/pages/${clear}.md`)
  expect(problems.some(({ what }) => what.includes(clear))).toBe(true)
})

test('a message is on one line, however many lines the quoted text has', async () => {
  const lines = (await printedBy(checkContent, [])).split('\n')
  expect(lines.length).toBeGreaterThan(10)
  for (const line of lines.slice(0, -2)) expect(line).toMatch(/^(?:content|locales)\//)
})
