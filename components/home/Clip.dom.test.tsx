import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Clip } from './Clip'

const texts = { play: 'Play the clip', pause: 'Pause the clip' }
const clip = { src: '/media/clips/heatmaps', kilobytes: 280, starts: false }
const heatmaps = { clip, texts, name: 'Heatmaps', alt: 'A page with ink.', chosen: true, className: 'medium' }

/** jsdom plays nothing: a film here has the states of one, and says when they change. */
let outcome: () => Promise<void>
let asked: string[]
const prototype = HTMLMediaElement.prototype
const own = Object.getOwnPropertyDescriptors(prototype)
beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  outcome = () => Promise.resolve()
  asked = []
  const playing = new WeakSet<HTMLMediaElement>()
  Object.defineProperty(prototype, 'paused', {
    configurable: true,
    get() {
      return !playing.has(this)
    },
  })
  prototype.play = jest.fn(function (this: HTMLMediaElement) {
    asked.push('play')
    playing.add(this)
    this.dispatchEvent(new Event('play'))
    return outcome()
  })
  prototype.pause = jest.fn(function (this: HTMLMediaElement) {
    asked.push('pause')
    playing.delete(this)
    this.dispatchEvent(new Event('pause'))
  })
  prototype.load = jest.fn(() => {
    asked.push('load')
  })
})
afterEach(() => {
  for (const name of ['paused', 'play', 'pause', 'load'] as const) Object.defineProperty(prototype, name, own[name])
})

const film = () => document.querySelector('video') as HTMLVideoElement
const button = () => screen.getByRole('button')

test('a clip comes as a picture that loads late, and a film of which nothing is fetched by itself', () => {
  render(<Clip {...heatmaps} />)
  expect(screen.getByRole('img', { name: 'A page with ink.' }).getAttribute('loading')).toBe('lazy')
  expect(film().controls).toBe(true)
  expect([film().preload, film().loop, film().muted, film().autoplay]).toEqual(['none', true, true, false])
  expect([film().width, film().height]).toEqual([960, 600])
  const sources = [...film().querySelectorAll('source')]
  expect(sources.map(({ type }) => type.split(';')[0])).toEqual(['video/webm', 'video/mp4'])
  expect(sources.every(({ media }) => /prefers-reduced-motion:\s*no-preference/.test(media))).toBe(true)
  expect(asked).toEqual([])
})

test('the button plays and pauses, and says which it will do', () => {
  render(<Clip {...heatmaps} />)
  expect(button().getAttribute('aria-label')).toBe('Play the clip')
  fireEvent.click(button())
  expect(button().getAttribute('aria-label')).toBe('Pause the clip')
  fireEvent.click(button())
  expect(button().getAttribute('aria-label')).toBe('Play the clip')
  expect(asked).toEqual(['play', 'pause'])
})

test('the site’s own button takes the place of the browser’s controls only where the style sheet shows it', () => {
  const { unmount } = render(<Clip {...heatmaps} />)
  fireEvent.click(button())
  expect(film().controls).toBe(true)
  unmount()
  render(<Clip {...heatmaps} />)
  film().style.visibility = 'hidden'
  fireEvent.click(button())
  expect(film().controls).toBe(false)
})

describe('a film that starts by itself', () => {
  const starting = { ...heatmaps, clip: { ...clip, starts: true } }
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test('does so whenever its tab is chosen, and not before; one that is left pauses', () => {
    const { rerender } = render(<Clip {...starting} chosen={false} />)
    for (const chosen of [true, false, true]) {
      act(() => jest.runAllTimers())
      rerender(<Clip {...starting} chosen={chosen} />)
    }
    act(() => jest.runAllTimers())
    expect(asked).toEqual(['play', 'pause', 'play'])
  })

  test('starts when its panel is drawn, and not at all where another tab was chosen before that', () => {
    const { rerender } = render(<Clip {...starting} />)
    expect(asked).toEqual([])
    jest.advanceTimersToNextFrame()
    expect(asked).toEqual([])
    rerender(<Clip {...starting} chosen={false} />)
    jest.runAllTimers()
    expect(asked).toEqual([])
  })
})

test('other films wait for the button, and pause too when they are left', () => {
  const { rerender } = render(<Clip {...heatmaps} chosen={false} />)
  rerender(<Clip {...heatmaps} />)
  expect(asked).toEqual([])
  fireEvent.click(button())
  rerender(<Clip {...heatmaps} chosen={false} />)
  expect(asked).toEqual(['play', 'pause'])
})

test('for a visitor who wants less motion nothing starts', () => {
  jest.useFakeTimers()
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  render(<Clip {...heatmaps} clip={{ ...clip, starts: true }} />)
  jest.runAllTimers()
  jest.useRealTimers()
  expect(asked).toEqual([])
})

test('a film whose files do not come can be played again, and asks for them again', async () => {
  outcome = () => new Promise(() => {})
  render(<Clip {...heatmaps} />)
  fireEvent.click(button())
  fireEvent.error(film().lastElementChild as Element)
  expect(button().getAttribute('aria-label')).toBe('Play the clip')
  Object.defineProperty(film(), 'networkState', { value: HTMLMediaElement.NETWORK_NO_SOURCE })
  fireEvent.click(button())
  expect(asked).toEqual(['play', 'pause', 'load', 'play'])
})

test('a film that the browser does not let play can be tried again', async () => {
  outcome = () => Promise.reject(new DOMException('Not now.', 'NotAllowedError'))
  render(<Clip {...heatmaps} />)
  await act(async () => fireEvent.click(button()))
  expect(button().getAttribute('aria-label')).toBe('Play the clip')
})

test('a pause that interrupts a film which is about to start is no fault', async () => {
  outcome = () => Promise.reject(new DOMException('Interrupted.', 'AbortError'))
  render(<Clip {...heatmaps} />)
  await act(async () => fireEvent.click(button()))
  expect(asked).toEqual(['play'])
  expect(button().getAttribute('aria-label')).toBe('Pause the clip')
})
