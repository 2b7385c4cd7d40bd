import { expect, test } from '@jest/globals'
import { makeExplorerStore } from '../../tests/fixtures/explorer-store'
import { bindAlternatives } from './alternatives'

const alternatives = () =>
  [...document.querySelectorAll('[role=img]')].map((drawing) => drawing.getAttribute('aria-label'))

test('the text alternatives of the lit pictures and the bar chart say that the data is simulated, how many viewers it covers, and what is shown', () => {
  const store = makeExplorerStore()
  for (const { frame } of store.versions) frame.insertAdjacentHTML('beforeend', '<svg role="img" aria-label="still"/>')
  document.querySelector('[data-axis]')?.insertAdjacentHTML('beforeend', '<svg role="img" aria-label="still bars"/>')
  bindAlternatives(store)
  expect(alternatives()).toEqual(['still', 'still', 'still bars'])
  store.set({ t: 400 })
  const shares = (share: string) => `Share of fixation time: product ${share}%.`
  const lit = (people: number) =>
    `Simulated: Lit where chosen viewers (${people}) looked and at least two others did, from 0 to 0.4 s.`
  expect(alternatives()).toEqual([`${lit(2)} ${shares('50')}`, `${lit(3)} ${shares('33')}`, 'still bars'])
  store.set({ people: { a: [0], b: [] } })
  const bars = 'A: At most 1 of 1 chosen viewers look at the product at once, first at 0.1 s. B: No viewer is chosen.'
  expect(alternatives()).toEqual([
    `${lit(1)} ${shares('100')}`,
    'Simulated: No viewer is chosen.',
    `Simulated: ${bars}`,
  ])
  store.playing = true
  store.set({ t: 500 })
  expect(alternatives()[0]).toContain('0.4 s')
})
