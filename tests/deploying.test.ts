import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'

const guide = readFileSync('docs/deploying.md', 'utf8')

/** Returns the first code block that follows some words in the guide. */
function blockAfter(words: string): string {
  const from = guide.indexOf(words)
  const [, block = ''] = /```\w+\n([\s\S]*?)```/.exec(from < 0 ? '' : guide.slice(from)) ?? []
  return block
}

const github = parse(blockAfter('as `.github/workflows/deploy.yml`'))
const gitlab = parse(blockAfter('as `.gitlab-ci.yml`'))
const server = blockAfter('as `hooks/post-receive`')

const commands: [string, string[]][] = [
  ['GitHub', github.jobs.deploy.steps.flatMap(({ run = [] }) => run)],
  ['GitLab', gitlab.deploy.script],
  ['a server', server.split('\n').map((line) => line.trim())],
]

test.each(commands)('the workflow for %s checks and builds before it uploads', (_, lines) => {
  const order = [
    ...['npm ci', 'npm run check:content', 'npm run build', 'npm run tool -- assemble'],
    'netlify-cli@\\d\\S* deploy|rsync',
  ]
  const positions = order.map((command) => lines.findIndex((line) => new RegExp(command).test(line)))
  expect(positions).not.toContain(-1)
  expect(positions).toEqual([...positions].sort((one, other) => one - other))
})

test('both services build the branch to which the editor publishes, with its full history', () => {
  const branch = /publish: \{ remote: 'origin', branch: '(\w+)'/.exec(readFileSync('site.config.ts', 'utf8'))?.[1]
  expect(github.on.push.branches).toEqual([branch])
  expect(gitlab.deploy.rules).toEqual([{ if: `$CI_COMMIT_BRANCH == "${branch}"` }])
  expect(github.jobs.deploy.steps[0].with).toEqual({ 'fetch-depth': 0 })
  expect(gitlab.deploy.variables).toEqual({ GIT_DEPTH: '0' })
})

test('the script for a server has valid shell syntax', () => {
  expect(server).toMatch(/^#!\/bin\/sh\n/)
  const { status, stderr } = spawnSync('sh', ['-n'], { input: server, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})

test.each([
  ['true', 'PUBLISHED: the site is up to date.', 0],
  ['false', 'NOT PUBLISHED: the site is as it was, or partly new. The reason is above.', 1],
])(
  'the last line of the script for a server says whether the upload succeeded, here after %s',
  (command, line, code) => {
    const [, ending = ''] = server.split('systemctl reload nginx\n')
    const [beginning = ''] = server.split('  unset GIT_DIR\n')
    const { status, stdout } = spawnSync('sh', ['-c', `${beginning}  ${command}\n${ending}`], {
      input: '0 1 refs/heads/main\n',
      encoding: 'utf8',
    })
    expect([status, stdout]).toEqual([code, `${line}\n`])
  },
)
