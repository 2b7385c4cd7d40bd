import { beforeEach, expect, test } from '@jest/globals'
import { loadExplorerOnInterest } from './wake'

const stage = () => document.querySelector('[data-explorer]') as HTMLElement
const scripts = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))
const dispatch = (type: string, target: Element = stage()) => target.dispatchEvent(new Event(type, { bubbles: true }))
/** Moves a mouse over the stage by this many pixels. */
const moveMouse = (pixels: number) =>
  stage().dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), { movementX: pixels, movementY: 0 }))
const dispatchToScript = (type: 'load' | 'error') =>
  document.head.querySelector('script')?.dispatchEvent(new Event(type))

beforeEach(() => {
  document.head.innerHTML = ''
  history.replaceState(null, '', '/cases/galaxy')
  document.body.innerHTML =
    '<div data-explorer=""><button data-play=""></button><p><span data-error-message="Not loaded."></span><button data-again="" hidden></button></p></div><p id="beside"></p>'
})

test('the script is loaded once, at the first sign of interest in the stage, but not because the page opened under a resting mouse pointer', () => {
  loadExplorerOnInterest('/explorer.js')
  expect(document.documentElement.dataset.js).toBe('')
  dispatch('pointerdown', document.querySelector('#beside') as Element)
  expect(scripts()).toEqual([])
  moveMouse(0)
  expect(scripts()).toEqual([])
  moveMouse(1)
  dispatch('focusin')
  expect(scripts()).toEqual(['/explorer.js'])
  dispatchToScript('load')
  dispatch('pointerdown')
  expect(scripts()).toHaveLength(1)
})

test('a click on Play before the script has loaded is remembered', () => {
  loadExplorerOnInterest('/explorer.js')
  dispatch('click', document.querySelector('button') as Element)
  expect(stage().dataset.held).toBe('')
})

test('a click on Play is remembered while the data is loading, but not once the stage is interactive', () => {
  loadExplorerOnInterest('/explorer.js')
  moveMouse(1)
  dispatchToScript('load')
  const play = document.querySelector('button') as Element
  dispatch('click', play)
  expect(stage().dataset.held).toBe('')
  delete stage().dataset.held
  stage().dataset.awake = ''
  dispatch('click', play)
  expect(stage().dataset.held).toBeUndefined()
})

test('if the script fails to load the page says so, and the next press tries again, but hovering does not', () => {
  loadExplorerOnInterest('/explorer.js')
  dispatch('click', document.querySelector('button') as Element)
  dispatchToScript('error')
  expect([document.querySelector('[data-error-message]')?.textContent, stage().dataset.held]).toEqual([
    'Not loaded.',
    undefined,
  ])
  moveMouse(1)
  expect(scripts()).toEqual([])
  const again = document.querySelector('[data-again]') as HTMLButtonElement
  expect(again.hidden).toBe(false)
  dispatch('click', again)
  expect(scripts()).toEqual(['/explorer.js'])
})

test.each([
  ['#v=b&t=4.2', 1],
  ['#overall-scores', 0],
  ['#t=NaN&p=zzz', 0],
  ['#h=1', 1],
  ['#about=1', 0],
  ['', 0],
])('an address loads the explorer only if it contains a state: %s', (hash, times) => {
  history.replaceState(null, '', `/cases/galaxy${hash}`)
  loadExplorerOnInterest('/explorer.js')
  expect(scripts()).toHaveLength(times)
  history.replaceState(null, '', '/cases/galaxy#t=1')
  dispatchEvent(new Event('hashchange'))
  expect(scripts()).toHaveLength(1)
})

test('a page without a stage is unchanged', () => {
  document.body.innerHTML = ''
  delete document.documentElement.dataset.js
  loadExplorerOnInterest('/explorer.js')
  expect(document.documentElement.dataset.js).toBeUndefined()
})
