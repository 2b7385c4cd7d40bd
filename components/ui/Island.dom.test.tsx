import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { type ReactElement, useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { Island } from './Island'
import { keepNodes } from './keep-nodes'

const events: string[] = []
const recordEvent = (event: Event) => {
  const { target, detail } = event as CustomEvent<{ name: string }>
  events.push(`${event.type} ${detail.name} on ${(target as Element).tagName}`)
}
let root: Root | undefined
let consoleError: ReturnType<typeof jest.spyOn>

beforeEach(() => {
  // jsdom has no CSS.escape, but the names used here need no escaping.
  Object.assign(globalThis, { CSS: { escape: (name: string) => name } })
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
  for (const type of ['island:ready', 'island:fault']) document.addEventListener(type, recordEvent)
})

afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  cleanup()
  events.length = 0
  document.body.replaceChildren()
  for (const type of ['island:ready', 'island:fault']) document.removeEventListener(type, recordEvent)
  jest.restoreAllMocks()
})

type Moment = 'never' | 'click' | 'hydration' | 'effect'

function Form({ fails }: { fails: Moment }) {
  const [failed, fail] = useState(false)
  const hydrating = typeof IS_SERVER === 'undefined'
  useEffect(() => {
    if (fails === 'effect') throw new Error('error in an effect')
  }, [fails])
  if (failed || (fails === 'hydration' && hydrating)) throw new Error('error in an island')
  return (
    <form method="post" action="/forms">
      <input aria-label="Email" name="email" />
      <textarea aria-label="Message" name="message" />
      <input type="radio" aria-label="One" name="tab" value="1" defaultChecked />
      <input type="radio" aria-label="Two" name="tab" value="2" />
      <button type="button" onClick={() => fail(true)}>
        Break
      </button>
    </form>
  )
}
declare let IS_SERVER: true | undefined

const page = (fails: Moment) => (
  <main>
    <p>Words around</p>
    <Island name="demo" fault="This part has stopped." missing="A file could not be loaded.">
      <Form fails={fails} />
    </Island>
  </main>
)

/** On import, the server renderer expects two globals that jsdom lacks, but does not use them to render to a string. */
async function serverHtml(element: ReactElement) {
  const { TextEncoder } = await import('node:util')
  const MessageChannel = class {
    port1 = {}
    port2 = {}
  }
  Object.assign(globalThis, { TextEncoder, MessageChannel })
  return (await import('react-dom/server.browser')).renderToString(element)
}

async function open(fails: Moment, typeBefore?: () => void) {
  const container = document.createElement('div')
  document.body.append(container)
  Object.assign(globalThis, { IS_SERVER: true })
  container.innerHTML = await serverHtml(page(fails))
  Reflect.deleteProperty(globalThis, 'IS_SERVER')
  typeBefore?.()
  await act(async () => {
    root = hydrateRoot(container, page(fails))
  })
}

function typeWords() {
  const email = screen.getByLabelText<HTMLInputElement>('Email')
  email.value = 'ann@example.org'
  screen.getByLabelText<HTMLTextAreaElement>('Message').value = 'Hello'
  screen.getByLabelText<HTMLInputElement>('Two').checked = true
  email.focus()
}

function expectWordsKept() {
  expect(screen.getByRole('alert').textContent).toBe('This part has stopped.')
  expect(screen.getByText('Words around')).not.toBeNull()
  expect(screen.getAllByText('A file could not be loaded.')).toHaveLength(1)
  const email = screen.getByLabelText<HTMLInputElement>('Email')
  expect(email.value).toBe('ann@example.org')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Hello')
  expect(screen.getByLabelText<HTMLInputElement>('Two').checked).toBe(true)
  expect(document.activeElement).toBe(email)
  expect(email.form?.getAttribute('action')).toBe('/forms')
}

test('an island that works shows no message and fires island:ready', async () => {
  await open('never')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(events).toEqual(['island:ready demo on DIV'])
  expect(consoleError).not.toHaveBeenCalled()
})

test('after an error, an island keeps the typed text, the choice and the focus, and shows a message above', async () => {
  await open('never')
  typeWords()
  fireEvent.click(screen.getByText('Break'))
  expectWordsKept()
  expect(events).toEqual(['island:ready demo on DIV', 'island:fault demo on DIV'])
})

test.each(['hydration', 'effect'] as const)('an error during %s keeps what was typed before', async (moment) => {
  await open(moment, typeWords)
  expectWordsKept()
  expect(events).toContain('island:fault demo on DIV')
})

test('the remaining nodes are the same, without the attributes that only the script could reset', async () => {
  await open('never')
  const button = screen.getByText('Break')
  const email = screen.getByLabelText('Email')
  button.style.visibility = 'hidden'
  button.setAttribute('aria-busy', 'true')
  email.setAttribute('disabled', '')
  fireEvent.click(button)
  expect([...button.attributes].map(({ name }) => name)).toEqual(['type'])
  expect(screen.getByText('Break')).toBe(button)
  expect(screen.getByLabelText('Email')).toBe(email)
  expect((email as HTMLInputElement).disabled).toBe(false)
})

test.each(['hydration', 'effect'] as const)(
  'an error during %s leaves the caret where the visitor was typing',
  async (moment) => {
    await open(moment, () => {
      typeWords()
      screen.getByLabelText<HTMLTextAreaElement>('Message').focus()
      screen.getByLabelText<HTMLTextAreaElement>('Message').setSelectionRange(2, 4)
    })
    const message = screen.getByLabelText<HTMLTextAreaElement>('Message')
    expect(document.activeElement).toBe(message)
    expect([message.selectionStart, message.selectionEnd]).toEqual([2, 4])
  },
)

test('text typed while React is still rendering the error is kept', async () => {
  await open('never')
  const section = document.querySelector<HTMLElement>('[data-island]') as HTMLElement
  const kept = keepNodes(section)
  const email = screen.getByLabelText<HTMLInputElement>('Email')
  email.focus()
  email.value = 'typed in between'
  const container = document.createElement('div')
  section.replaceChildren(container)
  kept.putInto(container)
  expect(screen.getByLabelText('Email')).toBe(email)
  expect(email.value).toBe('typed in between')
  expect(document.activeElement).toBe(email)
})
