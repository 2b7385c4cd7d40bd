import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { restoreLanguage, syncLanguage } from './languages'

const sample = (index: number) =>
  `<fieldset data-languages=""><input type="radio" name="s${index}" value="curl" checked><input type="radio" name="s${index}" value="python"></fieldset>`
/** Runs what a page runs: one part immediately, and one at the first interaction. */
const watchLanguages = () => {
  restoreLanguage()
  syncLanguage()
}
const chosen = () => [...document.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value)
const choose = (index: number, value: string) => {
  const radio = document.querySelectorAll<HTMLInputElement>(`[value=${value}]`)[index] as HTMLInputElement
  radio.click()
}

beforeEach(() => {
  localStorage.clear()
  window.scrollBy = jest.fn() as unknown as typeof scrollBy
  document.body.innerHTML = sample(0) + sample(1)
})
afterEach(() => void jest.restoreAllMocks())

test('choosing a language in one sample changes all, and the next page starts with it', () => {
  watchLanguages()
  expect(chosen()).toEqual(['curl', 'curl'])
  choose(1, 'python')
  expect(chosen()).toEqual(['python', 'python'])
  document.body.innerHTML = sample(0) + sample(1)
  watchLanguages()
  expect(chosen()).toEqual(['python', 'python'])
})

test('a choice made before the script loaded is applied, on a first visit and on a later one', () => {
  choose(0, 'python')
  syncLanguage()
  expect(chosen()).toEqual(['python', 'python'])
  expect(localStorage.language).toBe('python')
  document.body.innerHTML = sample(0) + sample(1)
  restoreLanguage()
  choose(1, 'curl')
  syncLanguage()
  expect(chosen()).toEqual(['curl', 'curl'])
  expect(localStorage.language).toBe('curl')
})

test('a stored value that is not a language changes nothing', () => {
  for (const value of ['rust', '', ']', '"><b>', 'x] , [value=python', 'x"], [value="python']) {
    localStorage.language = value
    restoreLanguage()
    expect(chosen()).toEqual(['curl', 'curl'])
  }
})

test('without storage, a choice still changes all samples on the page', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('SecurityError')
  })
  watchLanguages()
  choose(0, 'python')
  expect(chosen()).toEqual(['python', 'python'])
})

test('the clicked sample stays in place when samples above it change their height', () => {
  watchLanguages()
  const radio = document.querySelectorAll<HTMLInputElement>('[value=python]')[1] as HTMLInputElement
  const tops = [300, 420]
  radio.getBoundingClientRect = () => ({ top: tops.shift() }) as DOMRect
  radio.click()
  expect(scrollBy).toHaveBeenCalledWith({ top: 120, behavior: 'instant' })
})

test('other radio buttons of the page do not affect the samples', () => {
  document.body.innerHTML += '<input type="radio" name="other" value="python">'
  watchLanguages()
  choose(2, 'python')
  expect(chosen()).toEqual(['curl', 'curl', 'python'])
  expect(localStorage.language).toBeUndefined()
})
