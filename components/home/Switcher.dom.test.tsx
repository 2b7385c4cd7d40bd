import { TextEncoder } from 'node:util'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, fireEvent } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { Switcher, type SwitcherProps } from './Switcher'

// When imported, the server renderer expects two globals that jsdom lacks. It does not use them to render to a string.
const MessageChannel = class {
  port1 = {}
  port2 = {}
}
Object.assign(globalThis, { MessageChannel, TextEncoder })
const { renderToString } = await import('react-dom/server.browser')

const ids = ['heatmaps', 'emotions', 'heartRate', 'areasOfInterest'] as const
const props: SwitcherProps = {
  texts: {
    legend: 'What a session measures',
    heatmaps: 'Heatmaps',
    emotions: 'Emotions',
    heartRate: 'Heart rate',
    areasOfInterest: 'Areas of interest',
    play: 'Play the clip',
    pause: 'Pause the clip',
    watch: 'Watch the clip (mp4, {{kilobytes}} kB)',
  },
  features: ids.map((id) => ({
    id,
    text: `About ${id}.`,
    alt: `A picture of ${id}`,
    note: 'Drawn.',
    clip: { src: `/media/clips/${id}`, kilobytes: 280, starts: id === 'areasOfInterest' },
  })),
}

let root: Root | undefined
beforeEach(() => {
  // jsdom has neither media queries nor animations, so here an animation never ends, and framer-motion never takes
  // over.
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  Object.assign(Element.prototype, { getAnimations: () => [{ finished: new Promise(() => {}) }] })
  document.body.innerHTML = `<div id="container">${renderToString(<Switcher {...props} />)}</div>`
  // Browsers do this when they read the attribute.
  for (const video of document.querySelectorAll('video')) video.muted = true
})
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  document.body.replaceChildren()
})

const hydrate = () => {
  const container = document.getElementById('container') as HTMLElement
  act(() => {
    root = hydrateRoot(container, <Switcher {...props} />)
  })
}
const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
const checked = () =>
  radios()
    .filter((radio) => radio.checked)
    .map((radio) => radio.value)
const seen = () => [...document.querySelectorAll<HTMLElement>('[data-seen]')].map((panel) => panel.dataset.panel)

test('the static page has four named radio buttons in one group, with Heatmaps selected, and no style attribute', () => {
  expect(radios().map((radio) => radio.labels?.[0]?.textContent)).toEqual([
    'Heatmaps',
    'Emotions',
    'Heart rate',
    'Areas of interest',
  ])
  expect(new Set(radios().map((radio) => radio.name)).size).toBe(1)
  expect(document.querySelector('fieldset > legend')?.textContent).toBe('What a session measures')
  expect(checked()).toEqual(['heatmaps'])
  expect(document.querySelectorAll('[style]')).toHaveLength(0)
  expect(document.querySelectorAll('[role]')).toHaveLength(0)
})

test('all four panels are in the document, whichever is selected', () => {
  hydrate()
  fireEvent.click(radios()[2] as HTMLElement)
  expect([...document.querySelectorAll('[data-panel] img')].map((img) => img.getAttribute('alt'))).toEqual(
    ids.map((id) => `A picture of ${id}`),
  )
})

test('a click selects one tab and deselects the others', () => {
  hydrate()
  for (const index of [3, 1, 2]) {
    fireEvent.click(radios()[index] as HTMLElement)
    expect(checked()).toEqual([ids[index]])
  }
})

test('a panel counts as seen once it is selected, so that its picture may be fetched', () => {
  expect(seen()).toEqual(['heatmaps'])
  hydrate()
  fireEvent.click(radios()[2] as HTMLElement)
  expect(seen()).toEqual(['heatmaps', 'heartRate'])
})

test('End selects the last tab and Home the first, and the focus moves with the selection', () => {
  hydrate()
  radios()[0]?.focus()
  fireEvent.keyDown(document.activeElement as Element, { key: 'End' })
  expect(checked()).toEqual(['areasOfInterest'])
  expect(document.activeElement).toBe(radios()[3])
  fireEvent.keyDown(document.activeElement as Element, { key: 'Home' })
  expect(checked()).toEqual(['heatmaps'])
  expect(document.activeElement).toBe(radios()[0])
})

test('Home and End with a modifier, and other keys, are left to the browser', () => {
  hydrate()
  radios()[0]?.focus()
  const first = radios()[0] as HTMLElement
  for (const init of [
    { key: 'End', ctrlKey: true },
    { key: 'End', metaKey: true },
    { key: 'e' },
    { key: 'PageDown' },
  ]) {
    expect(fireEvent.keyDown(first, init)).toBe(true)
    expect(checked()).toEqual(['heatmaps'])
  }
})

test('a choice made before hydration is kept, and its panel counts as seen', () => {
  const early = radios()[1] as HTMLInputElement
  early.checked = true
  hydrate()
  expect(radios()[1]).toBe(early)
  expect(checked()).toEqual(['emotions'])
  expect(seen()).toEqual(['heatmaps', 'emotions'])
})
