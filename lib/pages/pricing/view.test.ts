import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { inContentFolder } from '../../../tests/fixtures/content-folder'
import { otherFacts } from '../../../tests/run/other-facts.mjs'
import { getFacts } from '../../content/facts/facts'
import { namedFacts } from '../../lint/numbers/compare'
import { templateFacts } from '../../lint/template-facts'
import { getEndpoints } from '../../reference/endpoints'
import { pricing } from './page'

const page = {
  [pricing.file]: '---\ntitle: Prices\ndescription: The prices of all plans.\nlead: Three plans.\n---\n',
}

test('the table shows the facts that are listed for it, and no other facts', async () => {
  const files = { ...page, 'content/facts.yml': otherFacts(await readFile('content/facts.yml', 'utf8')) }
  await inContentFolder(files, async () => {
    const facts = namedFacts(await getFacts())
    const table = JSON.stringify((await pricing.view()).table).toLowerCase()
    const shown = [...facts].filter(([, { figure }]) => table.includes(figure)).map(([name]) => name)
    // The saving is a token in an interface text.
    expect(shown.filter((name) => name !== 'plans.pro.saving').sort()).toEqual([...templateFacts].sort())
  })
})

test('only the plan named in the endpoint table includes the API', async () => {
  const [{ plans, groups }, { plan }] = [(await pricing.view()).table, await getEndpoints()]
  const api = groups.flatMap(({ rows }) => rows).find(({ label }) => label === 'API')
  const included = api?.cells.map((cell) => cell.kind === 'flag' && cell.included)
  expect(included).toEqual(plans.map(({ name }) => name === plan))
})

test('a price in words has no “from”, and words that start with a number are shown as a figure with a unit', async () => {
  const facts = (await readFile('content/facts.yml', 'utf8'))
    .replace('price: { money: 99 }', 'price: { text: on request }')
    .replace('tests: { text: unlimited }', 'tests: { text: "1,000 a month" }')
  await inContentFolder({ ...page, 'content/facts.yml': facts }, async () => {
    const { plans, groups } = (await pricing.view()).table
    expect(plans.map(({ price }) => [price.before, price.figure])).toEqual([
      [undefined, 'On request'],
      [undefined, '199'],
      [undefined, 'Custom'],
    ])
    expect(groups[0]?.rows[0]?.cells[2]).toEqual({
      ...{ kind: 'amount', text: '1,000', unit: 'a month' },
      counted: { thing: 'sheet', count: 1000 },
    })
  })
})
