import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from '@jest/globals'
import { plainSteps, steps } from './run'
import type { Step } from './step'
import { classifyPlain } from './steps/framework/classify'
import { placeSuspenseContent } from './steps/framework/place-suspense-content'
import { putPolicy } from './steps/html/put-policy'
import { putLoader } from './steps/scripts/put-loader'
import { exportedPage } from './tests/exported-page'
import { memoryOutDir } from './tests/out-dir'

test('under SHIP=plain pages keep the framework as Next wrote it, get the loader, and allow inline scripts', async () => {
  const out = memoryOutDir({ 'a.html': exportedPage({ rows: ['4:I[3,["$2"],"DemoForm"]'] }) })
  const own: Step[] = [classifyPlain, placeSuspenseContent, putLoader, putPolicy]
  expect(plainSteps.filter((step) => own.includes(step))).toEqual(own)
  for (const step of own) await step.run(out)
  const html = out.now()['a.html'] ?? ''
  const without = html.replace(/<meta http-equiv[^>]*>/, '').replace(/<script data-ship="plain">.+?<\/script>/s, '')
  expect(without).toBe(exportedPage({ rows: ['4:I[3,["$2"],"DemoForm"]'] }))
  expect(html).toContain("script-src 'self' 'unsafe-inline'")
  expect(html).not.toContain('data-files')
})

test('step names are unique', () => {
  for (const recipe of [steps, plainSteps]) expect(new Set(recipe.map(({ name }) => name)).size).toBe(recipe.length)
})

test('each step has its own file, and a test next to it', () => {
  const files = readdirSync('packages/ship/steps', { recursive: true, encoding: 'utf8' }).map((file) => basename(file))
  expect(steps.filter(({ name }) => !files.includes(`${name}.ts`))).toEqual([])
  expect(steps.filter(({ name }) => !files.includes(`${name}.test.ts`))).toEqual([])
})

test('the documentation lists the steps in the order in which they run', () => {
  const listed = readFileSync('docs/architecture.md', 'utf8').matchAll(
    /^\| `packages\/ship\/steps\/\w+\/([\w-]+)\.ts` \|/gm,
  )
  expect([...listed].map((row) => row[1])).toEqual(steps.map(({ name }) => name))
})
