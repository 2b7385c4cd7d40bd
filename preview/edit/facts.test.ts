import { expect, test } from '@jest/globals'
import { getContent } from '../../lib/pages/get-content'
import { listFacts } from './facts'

test('the facts for every text have values, and those of a case are listed separately', async () => {
  const { all, byFile } = listFacts(await getContent())
  expect(all).toContainEqual({ name: 'plans.lite.price', value: '€99', label: 'Plans, lite, price: €99' })
  expect(Object.keys(byFile)).toEqual(['content/cases/bugfoundation/index.md', 'content/cases/galaxy/index.md'])
  expect(byFile['content/cases/galaxy/index.md']).toContainEqual(expect.objectContaining({ name: 'a.people' }))
  expect(all.map(({ name }) => name)).not.toContain('a.people')
})
