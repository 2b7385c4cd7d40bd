import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Clip } from './Clip'

const texts = { play: 'Play the clip', pause: 'Pause the clip' }
const clip = { src: '/media/clips/heatmaps', kilobytes: 280, starts: false }
const heatmaps = { clip, texts, name: 'Heatmaps', alt: 'A page with a heatmap.', chosen: true, className: 'medium' }

/** jsdom cannot play videos, so the tests set their state and fire the events. */
let outcome: () => Promise<void>
let calls: string[]
const prototype = HTMLMediaElement.prototype
const own = Object.getOwnPropertyDescriptors(prototype)
beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  outcome = () => Promise.resolve()
  calls = []
  const playing = new WeakSet<HTMLMediaElement>()
  Object.defineProperty(prototype, 'paused', {
    configurable: true,
    get() {
      return !playing.has(this)
    },
  })
  prototype.play = jest.fn(function (this: HTMLMediaElement) {
    calls.push('play')
    playing.add(this)
    this.dispatchEvent(new Event('play'))
    return outcome()
  })
  prototype.pause = jest.fn(function (this: HTMLMediaElement) {
    calls.push('pause')
    playing.delete(this)
    this.dispatchEvent(new Event('pause'))
  })
  prototype.load = jest.fn(() => {
    calls.push('load')
  })
})
afterEach(() => {
  for (const name of ['paused', 'play', 'pause', 'load'] as const) Object.defineProperty(prototype, name, own[name])
})

const video = () => document.querySelector('video') as HTMLVideoElement
const button = () => screen.getByRole('button')

test('a clip is a lazy picture, and a video that fetches nothing before it is played', () => {
  render(<Clip {...heatmaps} />)
  expect(screen.getByRole('img', { name: 'A page with a heatmap.' }).getAttribute('loading')).toBe('lazy')
  expect(video().controls).toBe(true)
  expect([video().preload, video().loop, video().muted, video().autoplay]).toEqual(['none', true, true, false])
  expect([video().width, video().height]).toEqual([960, 600])
  const sources = [...video().querySelectorAll('source')]
  expect(sources.map(({ type }) => type.split(';')[0])).toEqual(['video/webm', 'video/mp4'])
  expect(sources.every(({ media }) => /prefers-reduced-motion:\s*no-preference/.test(media))).toBe(true)
  expect(calls).toEqual([])
})

test('the button plays and pauses, and its label says which', () => {
  render(<Clip {...heatmaps} />)
  expect(button().getAttribute('aria-label')).toBe('Play the clip')
  fireEvent.click(button())
  expect(button().getAttribute('aria-label')).toBe('Pause the clip')
  fireEvent.click(button())
  expect(button().getAttribute('aria-label')).toBe('Play the clip')
  expect(calls).toEqual(['play', 'pause'])
})

test('the site’s own button replaces the browser’s controls only if the style sheet shows it', () => {
  const { unmount } = render(<Clip {...heatmaps} />)
  fireEvent.click(button())
  expect(video().controls).toBe(true)
  unmount()
  render(<Clip {...heatmaps} />)
  video().style.visibility = 'hidden'
  fireEvent.click(button())
  expect(video().controls).toBe(false)
})

describe('a video that starts automatically', () => {
  const starting = { ...heatmaps, clip: { ...clip, starts: true } }
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test('starts whenever its tab is selected, and pauses when another tab is', () => {
    const { rerender } = render(<Clip {...starting} chosen={false} />)
    for (const chosen of [true, false, true]) {
      act(() => jest.runAllTimers())
      rerender(<Clip {...starting} chosen={chosen} />)
    }
    act(() => jest.runAllTimers())
    expect(calls).toEqual(['play', 'pause', 'play'])
  })

  test('starts once its panel has been drawn, unless another tab has been selected by then', () => {
    const { rerender } = render(<Clip {...starting} />)
    expect(calls).toEqual([])
    jest.advanceTimersToNextFrame()
    expect(calls).toEqual([])
    rerender(<Clip {...starting} chosen={false} />)
    jest.runAllTimers()
    expect(calls).toEqual([])
  })
})

test('other videos start with the button, and also pause when another tab is selected', () => {
  const { rerender } = render(<Clip {...heatmaps} chosen={false} />)
  rerender(<Clip {...heatmaps} />)
  expect(calls).toEqual([])
  fireEvent.click(button())
  rerender(<Clip {...heatmaps} chosen={false} />)
  expect(calls).toEqual(['play', 'pause'])
})

test('with reduced motion no video starts', () => {
  jest.useFakeTimers()
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  render(<Clip {...heatmaps} clip={{ ...clip, starts: true }} />)
  jest.runAllTimers()
  jest.useRealTimers()
  expect(calls).toEqual([])
})

test('a video whose files fail to load can be retried, and requests them again', async () => {
  outcome = () => new Promise(() => {})
  render(<Clip {...heatmaps} />)
  fireEvent.click(button())
  fireEvent.error(video().lastElementChild as Element)
  expect(button().getAttribute('aria-label')).toBe('Play the clip')
  Object.defineProperty(video(), 'networkState', { value: HTMLMediaElement.NETWORK_NO_SOURCE })
  fireEvent.click(button())
  expect(calls).toEqual(['play', 'pause', 'load', 'play'])
})

test('a video that the browser refuses to play can be retried', async () => {
  outcome = () => Promise.reject(new DOMException('Not now.', 'NotAllowedError'))
  render(<Clip {...heatmaps} />)
  await act(async () => fireEvent.click(button()))
  expect(button().getAttribute('aria-label')).toBe('Play the clip')
})

test('pausing a video that is about to start is not an error', async () => {
  outcome = () => Promise.reject(new DOMException('Interrupted.', 'AbortError'))
  render(<Clip {...heatmaps} />)
  await act(async () => fireEvent.click(button()))
  expect(calls).toEqual(['play'])
  expect(button().getAttribute('aria-label')).toBe('Pause the clip')
})
