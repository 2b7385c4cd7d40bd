import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import manifest from '../package.json' with { type: 'json' }
import { listTools, tools } from '../tool.mjs'
import { scriptsIn, toolsIn } from './architecture/docs'
import { listSources } from './architecture/source'

const call = (...args: string[]) => spawnSync(process.execPath, ['tool.mjs', ...args], { encoding: 'utf8' })

describe.each(Object.entries(tools))('the tool %s', (name, { run, description }) => {
  test('runs a program that exists', () => {
    expect(run.filter((file) => !existsSync(file))).toEqual([])
  })

  test('is described in one line, and is not also a script in package.json', () => {
    expect(description).toMatch(/^[A-Z].{10,130}\.$/)
    expect(manifest.scripts).not.toHaveProperty(name)
  })
})

test('without a name, the command lists all tools', () => {
  expect(execFileSync(process.execPath, ['tool.mjs'], { encoding: 'utf8' })).toBe(`${listTools()}\n`)
  expect(listTools()).toContain('\n  assemble      Collects what one host gets')
})

test('an unknown name is rejected, and all tools are listed', () => {
  const { status, stdout } = call('constructor')
  expect(status).toBe(2)
  expect(stdout).toContain('There is no tool called “constructor”. Choose one from this list.')
  expect(stdout).toContain(listTools())
})

test('a tool gets its arguments, and its exit code is passed on', () => {
  const { status, stderr, stdout } = call('submissions', 'burn')
  expect(stdout + stderr).toContain('Usage: npm run tool -- submissions list | delete <email>')
  expect(status).toBe(1)
})

test('modules and messages mention only commands and tools that exist', () => {
  const code = listSources().filter(
    (path) => /\.(m?js|tsx?|sh|yml|json|snap)$/.test(path) && path !== 'tests/docs.test.ts',
  )
  const wrong = code.flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    const scripts = scriptsIn(text).filter((name) => !name.startsWith('-') && !Object.hasOwn(manifest.scripts, name))
    const unknown = toolsIn(text).filter((name) => !Object.hasOwn(tools, name))
    return [...scripts, ...unknown].map((name) => `${path}: ${name}`)
  })
  expect(wrong).toEqual([])
})
