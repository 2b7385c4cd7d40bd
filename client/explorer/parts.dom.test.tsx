import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { makeExplorerStore } from '../../tests/fixtures/explorer-store'
import { makeArea } from './area'
import { bindCounts } from './counts'
import { gazeAt } from './eyes'
import { makeGroups } from './groups'
import { makePeople } from './people'
import { nextStep } from './transport'

beforeEach(() => {
  jest.useFakeTimers()
  history.replaceState(null, '', '/cases/galaxy')
})
afterEach(() => void jest.useRealTimers())

const legends = () => [...document.querySelectorAll('legend')].map(({ textContent }) => textContent)
const press = (target: Element, key: string, shiftKey = false) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }))

test('checkboxes choose people of one version, all or none of them, and the address is updated once changes have paused', () => {
  const store = makeExplorerStore()
  document.body.append(makePeople(store))
  const boxes = [...document.querySelectorAll('input')]
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true, true, true])
  boxes[0]?.click()
  expect(legends()).toEqual(['A: 1 of 2 viewers', 'B: 3 of 3 viewers'])
  expect(store.versions.map(({ chosen }) => chosen.length)).toEqual([1, 3])
  expect(location.hash).toBe('')
  jest.advanceTimersByTime(250)
  expect(location.hash).toBe('#p=a2')
  const [all, none] = [...document.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement]
  none.click()
  expect(legends()[0]).toBe('A: 0 of 2 viewers')
  all.click()
  jest.advanceTimersByTime(250)
  expect([legends()[0], location.hash]).toEqual(['A: 2 of 2 viewers', ''])
})

test('bars count the chosen people, and without chosen people there are none', () => {
  const store = makeExplorerStore()
  bindCounts(store)
  const bars = () =>
    [...document.querySelectorAll('[data-axis] path')].map((path) => path.getAttribute('d')?.length ?? 0)
  store.set({ people: { a: [0] } })
  expect(document.querySelector('[data-counted]')?.textContent).toBe('Viewers looking at the product, out of 1 and 3')
  expect(bars()[0]).toBeGreaterThan(20)
  store.set({ people: { a: [1], b: [] } })
  expect(bars()).toEqual([0, 0])
  store.set({ people: { a: [], b: [] } })
  expect(document.querySelector('[data-counted]')?.textContent).toBe('No viewer is chosen.')
  expect([...document.querySelectorAll('[data-axis] text')].map(({ textContent }) => textContent)).toEqual(['', ''])
})

test('the caption of the bars counts only chosen people with a fixation: where the others look is not known', () => {
  const store = makeExplorerStore()
  for (const { data } of store.versions) data.sessions[0]?.fixations.splice(0)
  bindCounts(store)
  store.set({ people: { a: [0, 1], b: [0, 1, 2] } })
  expect(document.querySelector('[data-counted]')?.textContent).toBe('Viewers looking at the product, out of 1 and 2')
})

test('the sentence below the pictures says whether the light or the heatmap is shown, and what an eye means', () => {
  const store = makeExplorerStore()
  const litText = () => document.querySelector('[data-lit]')?.textContent
  store.state = { ...store.state, t: 400 }
  bindCounts(store)
  expect(litText()).toBe('Lit where many looked. Each eye is one viewer, right now.')
  store.set({ heat: true })
  expect(litText()).toBe('Heatmap of where viewers have looked so far. Each eye is one viewer, right now.')
  store.set({ t: 1000, heat: false })
  expect(litText()).toBe('Lit where many looked.')
})

test('at most one group is open, and Escape closes it and returns the focus to its button', () => {
  const row = document.createElement('div')
  const groups = ['one', 'two'].map((name) => ({ name, label: name, panel: document.createElement('div') }))
  document.body.replaceChildren(row)
  makeGroups(row, document.body, groups)
  const [one, two] = [...row.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement]
  const open = () => groups.map(({ panel }) => !panel.hidden)
  expect(open()).toEqual([false, false])
  one.click()
  two.click()
  expect([open(), one.ariaExpanded ?? one.getAttribute('aria-expanded')]).toEqual([[false, true], 'false'])
  press(groups[1]?.panel as Element, 'Escape')
  expect([open(), document.activeElement]).toEqual([[false, false], two])
})

test('an area can start from a listed one, be moved with keys, entered as numbers, read out once it is unchanged, and removed', () => {
  const store = makeExplorerStore()
  const { panel } = makeArea(store)
  document.body.append(panel)
  const cells = () => [...panel.querySelectorAll('td b')].map(({ textContent }) => textContent)
  const status = panel.querySelector('[role=status]') as HTMLElement
  const select = panel.querySelector('select') as HTMLSelectElement
  expect(panel.querySelector('table')?.parentElement?.hidden).toBe(true)
  select.value = 'product'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  expect(cells()).toEqual(['0.2 s', '0.1 s', '50%', '33%', '0.1 s', '0.1 s', '50%', '33%'])
  expect(panel.textContent).toContain('1 of 2')
  expect(status.textContent).toBe('')
  jest.advanceTimersByTime(700)
  expect(status.textContent).toMatch(/^Simulated: A: Time on area 0\.2 s, Share of fixation time 50%/)
  expect(status.textContent).toContain('enough for both published webcam errors')
  const box = document.querySelector('.explorer-box') as HTMLElement
  for (let times = 0; times < 6; times++) press(box, 'ArrowRight')
  expect(store.state.area?.x).toBe(110)
  expect([select.value, select.selectedOptions[0]?.textContent]).toEqual([
    ' ',
    'Drawn by you, in the same place on A and B',
  ])
  expect(cells().slice(0, 2)).toEqual(['0.0 s', '0.0 s'])
  press(box, 'ArrowUp', true)
  expect(store.state.area?.height).toBe(440)
  const [left, , width] = [...panel.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement, HTMLInputElement]
  for (const [field, value] of [
    [left, '60'],
    [width, ''],
    [width, '-5'],
    [width, '100'],
  ] as const) {
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  expect(store.state.area).toEqual({ id: 'drawn', x: 60, y: 50, width: 100, height: 440 })
  expect(panel.textContent).toContain('Too small to be reliable')
  press(box, 'Escape')
  expect(document.activeElement).toBe(select)
  panel.querySelector('button')?.click()
  expect([store.state.area, box.hidden]).toEqual([undefined, true])
})

test('figures follow the chosen people, and only visible versions have them', () => {
  const store = makeExplorerStore()
  const { panel } = makeArea(store)
  store.set({ area: { id: 'drawn', x: 50, y: 50, width: 500, height: 450 }, people: { b: [] }, view: 'b' })
  expect([...panel.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
    ...['', 'No viewer is chosen.'],
  ])
  expect(panel.querySelectorAll('th[scope=row]')).toHaveLength(4)
})

test('a changed address with a state is applied, and a section’s anchor is not', () => {
  const store = makeExplorerStore()
  const go = (hash: string) => {
    history.replaceState(null, '', hash)
    dispatchEvent(new Event('hashchange'))
  }
  go('#t=0.4&v=b')
  expect([store.state.t, store.state.view]).toEqual([400, 'b'])
  go('#overall-scores')
  expect([store.state.t, location.hash]).toEqual([400, '#overall-scores'])
  go(location.pathname)
  expect([store.state.t, store.state.view]).toEqual([store.limits.until, 'side'])
})

test('gaze moves smoothly within a fixation, jumps between two, and is hidden while lost', () => {
  const gaze = { x: Float64Array.of(100, 150, 600, Number.NaN, 10), y: Float64Array.of(100, 100, 100, Number.NaN, 10) }
  expect(gazeAt(gaze, 0)).toEqual([100, 100])
  expect(gazeAt(gaze, 100)).toEqual([125, 100])
  expect(gazeAt(gaze, 190)).toEqual([150, 100])
  expect(gazeAt(gaze, 210)).toEqual([600, 100])
  expect(gazeAt(gaze, 350)).toBeUndefined()
  expect(gazeAt(gaze, 9000)).toEqual([10, 10])
})

test('steps lead to whole seconds, to the end, and from there back to the start', () => {
  expect([0, 4200, 9000, 9500, 9700].map((t) => nextStep(t, 9700))).toEqual([1000, 5000, 9700, 9700, 0])
})
