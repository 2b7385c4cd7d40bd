import { expect, test } from '@jest/globals'
import { steps } from './run'
import { runSteps } from './step'
import { classifyPage } from './steps/framework/classify'
import { exportedPage, modules } from './tests/exported-page'
import { memoryOutDir } from './tests/out-dir'

/** Steps whose work is that of other programs, or that need a build of Next. */
const OTHERS = ['classify', 'put-tools', 'put-loader', 'write-outputs', 'prune-pictures', 'compress', 'write-hosts']

const css = { '_next/static/chunks/a.css': '.q_here{color:blue}', '_next/static/chunks/b.css': '.q_gone{color:red}' }

/** Runs the recipe over an export, and counts how often it asks for files. */
async function workOn(count: number) {
  const names = ['404', ...Array.from({ length: count }, (_, index) => `page-${index}`)]
  const page = (name: string) => classifyPage(exportedPage({ body: `<p class="q_here">${name}</p>` }), name, modules)
  const out = memoryOutDir({ ...css, ...Object.fromEntries(names.map((name) => [`${name}.html`, page(name)])) })
  const work = { lists: 0, reads: 0, cached: 0 }
  const counted: typeof out = {
    ...out,
    files: () => {
      work.lists += 1
      return out.files()
    },
    pages: () => {
      work.lists += 1
      return out.pages()
    },
    readText: (path) => {
      work.reads += 1
      return out.readText(path)
    },
    cache: {
      ...out.cache,
      read: () => {
        work.cached += 1
        return undefined
      },
    },
  }
  await runSteps(
    counted,
    steps.filter(({ name }) => !OTHERS.includes(name)),
  )
  return work
}

test('the steps read a page once for each chain, and list the export as often for 200 pages as for 27', async () => {
  const [few, many] = [await workOn(27), await workOn(200)]
  expect(many.lists).toBe(few.lists)
  // Canonical payload, the chain, the policy; then the step that looks for files that no page names.
  expect(many.reads - few.reads).toBe(4 * 173)
  expect(many.cached - few.cached).toBe(3 * 173)
})
