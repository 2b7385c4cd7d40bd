import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { AreaOutlines, ToneAround } from './AreaOutlines'

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

test('each area is outlined once and named on a tab', () => {
  const { container } = render(<AreaOutlines version={version} rim="mint" />)
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 200 100')
  expect(container.querySelectorAll('path')).toHaveLength(2)
  const [wide, narrow] = ['.wide', '.narrow'].map((of) => container.querySelectorAll(`${of} text`))
  for (const names of [wide, narrow])
    expect([...(names ?? [])].map(({ textContent }) => textContent)).toEqual(['headline', 'button'])
})

test('the tone leaves a hole at each area, with corners that fit a low one', () => {
  const { container } = render(<ToneAround version={version} />)
  for (const path of container.querySelectorAll('path')) {
    expect(path.getAttribute('fill-rule')).toBe('evenodd')
    expect(path.getAttribute('d')).toMatch(/^M0 0H200V100H0zM28 40h24a18 18 .*zM106 20h28a6 6 .*z$/)
  }
})
