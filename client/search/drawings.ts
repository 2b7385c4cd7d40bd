import { shape } from '../element'

/** A magnifier. */
export const magnifier = (): SVGElement =>
  shape(
    'svg',
    { viewBox: '0 0 20 20', class: 'search-lens', 'aria-hidden': 'true' },
    shape('circle', { cx: '8', cy: '8', r: '6' }),
    shape('path', { d: 'M12.5 12.5 18 18' }),
  )

// The names of properties stand in full: the build finds them after `var(` and shortens them, as in the pages.
const disc = (cx: number, fill: string, more = {}) =>
  shape('circle', { cx: String(cx), cy: '50', r: '50', fill, ...more })
const pupil = (cx: number) => shape('circle', { cx: String(cx), cy: '38', r: '19', fill: 'var(--ink)' })

/** The pair of eyes of the house, looking for another door. */
export const eyes = (): SVGElement =>
  shape(
    'svg',
    { viewBox: '0 0 183 100', class: 'search-eyes', 'aria-hidden': 'true' },
    shape('g', {}, disc(50, 'var(--coral)'), disc(133, 'var(--yellow)', { class: 'search-plate' })),
    pupil(70),
    pupil(153),
  )
