import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { group, lineOf, noteSkipped, optional } from './skipped.mjs'

const modules = `import { listSkipped, lineOf, noteSkipped } from '${new URL('skipped.mjs', import.meta.url)}';`

/** Runs a program, and returns the lines that it prints. */
async function linesPrintedBy(code: string): Promise<string[]> {
  const env = { ...process.env, OOGWENK_SKIPPED: '' }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', modules + code], { env })
  return stdout.split('\n').filter(Boolean)
}

test('each reason is given once, with everything skipped for it and the package to install', () => {
  const notes = ['a contract', 'a load test', 'a contract'].map((part) => ({ part, without: 'Caddy' }))
  expect(group([...notes, { part: 'pages as text', without: 'Lynx' }]).map(lineOf)).toEqual([
    'Skipped, because Caddy is not installed: a contract, a load test. On Debian: apt-get install caddy',
    'Skipped, because Lynx is not installed: pages as text. On Debian: apt-get install lynx',
  ])
})

test.each([
  ['Netlify', 'npm run tool -- hosts --all installs it.'],
  ['Sveltia CMS', 'npm ci --prefix editor installs it.'],
])('a program without a Debian package is installed by a command: %s', (without, how) => {
  expect(lineOf({ without, parts: ['a contract'] })).toBe(
    `Skipped, because ${without} is not installed: a contract. ${how}`,
  )
})

test('a run that lists skipped tests prints them at its end, with those of its child processes; otherwise they are printed immediately', async () => {
  const caddy = 'Skipped, because Caddy is not installed: a contract. On Debian: apt-get install caddy'
  const note = "noteSkipped('a contract', 'Caddy');"
  expect(await linesPrintedBy(note)).toEqual([caddy])
  const child = JSON.stringify(modules + note)
  expect(
    await linesPrintedBy(`
      import { execFileSync } from 'node:child_process'
      const end = listSkipped()
      ${note}
      const args = ['--input-type=module', '-e', ${child}]
      execFileSync(process.execPath, args, { stdio: 'inherit' })
      console.log(listSkipped()().length, 'for a run within this one')
      console.log(end().map(lineOf).join())
      console.log(listSkipped()().length, 'for the next')`),
  ).toEqual(['0 for a run within this one', caddy, '0 for the next'])
})

test('nothing is skipped without instructions to install what is missing', () => {
  expect(() => noteSkipped('a contract', 'Sendmail')).toThrow(
    'There are no instructions to install Sendmail. Add it to optional',
  )
})

test('install-engines.sh installs every optional package, except those that are listed here', () => {
  const [, list = ''] = /packages=\(\n(.*?)\n\)/s.exec(readFileSync('tests/run/install-engines.sh', 'utf8')) ?? []
  const installed = list.split('\n').map((line) => line.trim().split(' ')[0])
  const exceptions = ['bash', 'curl', 'nodejs', 'python3', 'python3-requests', 'r-base-core', 'r-cran-httr2', 'wrk']
  const named = new Set(Object.values(optional).flatMap((packages) => packages.split(' ').filter(Boolean)))
  expect([...named].filter((name) => !installed.includes(name)).sort()).toEqual(exceptions)
})
