import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { html as tree } from '@oogwenk/ship'
import { anchorsOf } from '../lib/lint/links/anchors'
import { takeSnapshot } from '../lib/lint/snapshot'
import { getContent } from '../lib/pages/get-content'

const { attribute, nodesOf } = tree

/** Elements that a link may point to: text, not drawings or form fields. */
const linkable = /^(main|section|article|div|h[1-6]|li|p|table|figure)$/

const idsOf = (path: string) =>
  nodesOf(readFileSync(path, 'utf8')).flatMap((node) => {
    const id = 'attrs' in node ? attribute(node, 'id') : undefined
    return id !== undefined && linkable.test(node.nodeName) ? [id] : []
  })

test('content lint knows exactly the anchors that the built pages have', async () => {
  const anchors = await anchorsOf(await takeSnapshot(await getContent()))
  const differences = [...anchors].flatMap(([path, known]) => {
    const file = `out${path === '/' ? '/index' : path}.html`
    if (!existsSync(file)) return []
    const ids = new Set(idsOf(file))
    const missing = [...known].filter((id) => !ids.has(id)).map((id) => `${path}#${id} is missing`)
    // The id of a title that labels its section begins with the section's id.
    const own = [...ids].filter((id) => !known.has(id) && !(id.endsWith('-title') && ids.has(id.slice(0, -6))))
    return [...missing, ...own.map((id) => `${path}#${id} is not known`)]
  })
  expect(anchors.size).toBeGreaterThan(0)
  expect(differences).toEqual([])
})
