import { expect, test } from '@jest/globals'
import { settings } from '../../../../build/settings'
import { bundleLoader, minify } from './loader'

const needs = {
  ...{ contents: true, drafts: false, explorer: true, islands: false },
  ...{ own: true, reveals: true, tabs: false, tools: true },
}

test('a new name for the tools folder changes nothing else in the loader', async () => {
  const [one, two] = ['_next/static/client/aaaaaaaaaa/', '_next/static/client/0000000000/']
  const loader = (folder: string) => bundleLoader({ root: process.cwd(), settings }, needs, () => folder)
  expect(await loader(one)).toContain(`/${one}docs.js`)
  expect((await loader(one)).replaceAll(one, two)).toBe(await loader(two))
})

test('the loader of a page without tools does not contain the folder', async () => {
  const none = { ...needs, contents: false, explorer: false, own: false, tools: false }
  const loader = await bundleLoader({ root: process.cwd(), settings }, none, () => {
    throw new Error('The loader asked for a folder.')
  })
  expect(loader).not.toContain('@tools')
})

/** Runs a script that reports to a list instead of the browser. */
function run(code: string): unknown[] {
  const done: unknown[] = []
  new Function('done', code)(done)
  return done
}

const code =
  '"use strict";(()=>{var e={t:10},t=r=>r*e.t;function n(r){done.push(t(r),r?.a??"none")}n(2);n(3);done.push("\\u00e9<b>")})();'

test('a minified script does the same in fewer bytes', async () => {
  const small = await minify(code)
  expect(run(small)).toEqual(run(code))
  expect(run(code)).toEqual([20, 'none', 30, 'none', 'é<b>'])
  expect(small.length).toBeLessThan(code.length)
})

test('minifying gives the same script each time, and a script that is already small keeps its effect', async () => {
  const small = await minify(code)
  expect(await minify(code)).toBe(small)
  expect(run(await minify(small))).toEqual(run(code))
})

test('code that cannot be parsed stops the build', async () => {
  await expect(minify('(()=>{')).rejects.toThrow()
})
