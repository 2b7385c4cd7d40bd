import { beforeEach, expect, test } from '@jest/globals'
import { controlAt, createToolLoader } from './load-tool'

const scripts = () => [...document.head.querySelectorAll('script')]
const sources = () => scripts().map((script) => script.getAttribute('src'))

beforeEach(() => {
  document.head.innerHTML = ''
})

test('a tool is loaded once, however often it is requested', async () => {
  const load = createToolLoader('/tools/')
  const loads = [load('copy'), load('copy')]
  expect(sources()).toEqual(['/tools/copy.js'])
  scripts()[0]?.dispatchEvent(new Event('load'))
  await Promise.all([...loads, load('copy')])
  expect(sources()).toHaveLength(1)
})

test('if a tool fails to load, the promise rejects, nothing is left behind, and it can be loaded again', async () => {
  const load = createToolLoader('/tools/')
  const first = load('copy')
  scripts()[0]?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toBeUndefined()
  expect(sources()).toEqual([])
  load('copy')
  expect(sources()).toEqual(['/tools/copy.js'])
})

test('a control is found from its content; neither the document nor the window is a control', () => {
  document.body.innerHTML = '<a data-tool="search" href="/docs"><b>Search</b></a>'
  expect(controlAt(document.querySelector('b'))).toBe(document.querySelector('a'))
  for (const target of [document.body, document, window, null]) expect(controlAt(target)).toBeFalsy()
})
