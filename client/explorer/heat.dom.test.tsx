import { expect, test } from '@jest/globals'
import { heatRamp } from '../../lib/charts/heat-ramp'
import { heatColours, RAMP } from './heat'

test('the growing heatmap has the same colours as the other heatmaps on the page', () => {
  expect(RAMP).toEqual(heatRamp(9).map((step) => step.slice(0, 3)))
  const [own, ramp] = [heatColours(), heatRamp(256)]
  const differences = own.flatMap((step, index) =>
    step.map((value, channel) => Math.abs(value - (ramp[index]?.[channel] ?? 0))),
  )
  expect(own).toHaveLength(ramp.length)
  expect(Math.max(...differences)).toBeLessThan(3)
})
