import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { LiveState } from '../state'
import { followEdits } from './follow-edits'

/** The streams that pages opened. */
let streams: FakeStream[] = []

class FakeStream extends EventTarget {
  isOpen = true
  constructor(readonly url: string) {
    super()
    streams.push(this)
  }
  close() {
    this.isOpen = false
  }
  send(state: Partial<LiveState>) {
    const whole: LiveState = { edit: '1.1', code: 0, scripts: 0, errors: [], unpublished: [], ...state }
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(whole) }))
  }
}

const refresh = jest.fn()
const listening = jest.spyOn(document, 'addEventListener')
const stream = () => streams.at(-1) as FakeStream

beforeEach(() => {
  streams = []
  refresh.mockClear()
  Object.assign(globalThis, { EventSource: FakeStream })
  Object.assign(window, { next: { router: { refresh } } })
})

afterEach(() => {
  show('visible')
  // Otherwise each page in these tests would stay connected.
  for (const [type, listener] of listening.mock.calls) document.removeEventListener(type, listener)
  listening.mockClear()
})

function show(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a page is fetched again after an edit, but not for the edit that it already shows', async () => {
  followEdits('1.1', Promise.resolve())
  expect(stream().url).toBe('/_dev/events')
  stream().send({ edit: '1.1' })
  await Promise.resolve()
  expect(refresh).not.toHaveBeenCalled()
  stream().send({ edit: '1.2' })
  stream().send({ edit: '1.2' })
  await Promise.resolve()
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a refresh after an edit during hydration waits until React has finished', async () => {
  let ready = () => {}
  followEdits('1.1', new Promise<void>((done) => (ready = done)))
  stream().send({ edit: '1.2' })
  await Promise.resolve()
  expect(refresh).not.toHaveBeenCalled()
  ready()
  await Promise.resolve()
  await Promise.resolve()
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a hidden page has no connection, and catches up once it is visible again', async () => {
  followEdits('1.1', Promise.resolve())
  const first = stream()
  show('hidden')
  expect(first.isOpen).toBe(false)
  expect(streams).toHaveLength(1)
  show('visible')
  expect(streams).toHaveLength(2)
  stream().send({ edit: '1.5' })
  await Promise.resolve()
  expect(refresh).toHaveBeenCalledTimes(1)
})
