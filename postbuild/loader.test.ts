import { expect, test } from '@jest/globals'
import { bundleLoader } from './loader'

const needs = {
  ...{ contents: true, drafts: false, explorer: true, islands: false },
  ...{ own: true, reveals: true, tabs: false, tools: true },
}

test('another folder of tools changes nothing of a loader but its name', async () => {
  const [one, two] = ['_next/static/client/aaaaaaaaaa/', '_next/static/client/0000000000/']
  const loader = (folder: string) => bundleLoader(process.cwd(), needs, () => folder)
  expect(await loader(one)).toContain(`/${one}docs.js`)
  expect((await loader(one)).replaceAll(one, two)).toBe(await loader(two))
})

test('a page without tools names no folder', async () => {
  const none = { ...needs, contents: false, explorer: false, own: false, tools: false }
  const loader = await bundleLoader(process.cwd(), none, () => {
    throw new Error('It asks for a folder.')
  })
  expect(loader).not.toContain('@tools')
})
