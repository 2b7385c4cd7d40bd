import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { openGroups } from './open-groups'

const opened: string[] = []

beforeEach(() => {
  opened.length = 0
  document.body.innerHTML = `
    <button aria-expanded="false" aria-controls="a-items">A</button>
    <div id="a-items"><div id="a-summary"><span>Price: 99</span></div></div>
    <button aria-expanded="true" aria-controls="b-items">B</button>
    <div id="b-items"><div id="b-summary">Open</div></div>
    <p>Text</p>`
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => opened.push(button.textContent ?? ''))
  openGroups(document)
})
afterEach(() => document.body.replaceChildren())

test('a closed group opens when its summary is clicked, and nothing else does', () => {
  document.querySelector<HTMLElement>('#b-summary')?.click()
  document.querySelector('p')?.click()
  expect(opened).toEqual([])
  document.querySelector<HTMLElement>('#a-summary span')?.click()
  expect(opened).toEqual(['A'])
})
