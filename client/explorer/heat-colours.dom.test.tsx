import { expect, test } from '@jest/globals'
import { inkRamp } from '../../lib/research/charts/ink-ramp'
import { heatColours, INKS } from './heat-colours'

test('the growing heatmap has the colours of the heatmaps of the page', () => {
  expect(INKS).toEqual(inkRamp(9).map((step) => step.slice(0, 3)))
  const [own, ramp] = [heatColours(), inkRamp(256)]
  const apart = own.flatMap((step, at) => step.map((value, channel) => Math.abs(value - (ramp[at]?.[channel] ?? 0))))
  expect(own).toHaveLength(ramp.length)
  expect(Math.max(...apart)).toBeLessThan(3)
})
