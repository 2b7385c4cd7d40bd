import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'

const page = `
  <fieldset data-languages=""><input type="radio" name="s0" checked><input type="radio" name="s0">
  <button data-tool="copy">Copy</button><pre>curl one</pre><pre>await fetch(one)</pre></fieldset>
  <button data-tool="copy" data-copy-from="/docs/rest.md">Copy page</button>`
const buttons = () => [...document.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement]
const written = jest.fn<(text: string) => Promise<void>>()
const status = () => document.querySelector('[role=status]')?.textContent
const flushPromises = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.resetModules()
  written.mockReset().mockResolvedValue()
  Object.assign(globalThis, { TEXTS: { copied: 'Copied', failed: 'Not copied' } })
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true })
  document.body.innerHTML = page
})
afterEach(() => void jest.useRealTimers())

test('the visible sample is copied, and the button says so for two seconds', async () => {
  await import('./copy')
  buttons()[0].click()
  await flushPromises()
  expect(written).toHaveBeenCalledWith('curl one')
  expect([buttons()[0].textContent, status()]).toEqual(['Copied', 'Copied'])
  ;(document.querySelectorAll('input')[1] as HTMLInputElement).checked = true
  buttons()[0].click()
  await flushPromises()
  expect(written).toHaveBeenLastCalledWith('await fetch(one)')
  jest.advanceTimersByTime(1999)
  expect(buttons()[0].textContent).toBe('Copied')
  jest.advanceTimersByTime(1)
  expect([buttons()[0].textContent, status()]).toEqual(['Copy', ''])
})

test('a page is copied from its Markdown', async () => {
  const response = { ok: true, text: async () => '# Rest API' }
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(response as Response)
  await import('./copy')
  buttons()[1].click()
  await flushPromises()
  expect(fetch).toHaveBeenCalledWith('/docs/rest.md')
  expect(written).toHaveBeenCalledWith('# Rest API')
  expect(buttons()[1].textContent).toBe('Copied')
})

test('if the browser does not allow copying, the button says so and the sample is selected for the reader’s own shortcut', async () => {
  written.mockRejectedValue(new DOMException('NotAllowedError'))
  await import('./copy')
  buttons()[0].click()
  await flushPromises()
  expect(buttons()[0].textContent).toBe('Not copied')
  expect(String(getSelection())).toBe('curl one')
})

test('a page whose Markdown is missing is not copied', async () => {
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue({ ok: false } as Response)
  await import('./copy')
  buttons()[1].click()
  await flushPromises()
  expect(written).not.toHaveBeenCalled()
  expect(buttons()[1].textContent).toBe('Not copied')
})
