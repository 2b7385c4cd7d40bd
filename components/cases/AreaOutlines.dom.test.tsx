import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { AreaList, AreaOutlines, ToneAround } from './AreaOutlines'

const areas = [
  { id: 'headline', x: 10, y: 40, width: 60, height: 50 },
  { id: 'button', x: 100, y: 20, width: 40, height: 12 },
]
const version = {
  id: 'banner',
  file: 'banner.png',
  name: 'Banner',
  alt: 'A banner.',
  areasInWords: 'Headline and button.',
  grid: { width: 200, height: 100 },
  areas,
  picture: { sources: [], src: '/banner.jpg', width: 400, height: 200 },
}

test('each area is outlined once, named on a tab where there is room and numbered where there is not', () => {
  const { container } = render(<AreaOutlines version={version} rim="mint" />)
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 200 100')
  expect(container.querySelectorAll('path')).toHaveLength(2)
  const [wide, narrow] = ['.wide', '.narrow'].map((of) => container.querySelectorAll(`${of} text`))
  expect([...(wide ?? [])].map(({ textContent }) => textContent)).toEqual(['headline', 'button'])
  expect([...(narrow ?? [])].map(({ textContent }) => textContent)).toEqual(['1', '2'])
})

test('the numbers are explained in a list, in the same order', () => {
  const { container } = render(<AreaList version={version} />)
  expect([...container.querySelectorAll('ol li')].map(({ textContent }) => textContent)).toEqual([
    '1 headline',
    '2 button',
  ])
})

test('the tone leaves a hole at each area, with corners that fit a low one', () => {
  const { container } = render(<ToneAround version={version} />)
  for (const path of container.querySelectorAll('path')) {
    expect(path.getAttribute('fill-rule')).toBe('evenodd')
    expect(path.getAttribute('d')).toMatch(/^M0 0H200V100H0zM16 40h45a18 18 .*zM103 8h37a12 12 .*z$/)
  }
})
