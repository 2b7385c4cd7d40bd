/** Every eighth colour of `inkRamp`: to compute it would take more code than these. A test holds them to it. */
export const INKS = [
  [24, 31, 100],
  [67, 48, 130],
  [109, 65, 159],
  [156, 76, 143],
  [205, 80, 124],
  [229, 115, 110],
  [251, 149, 90],
  [255, 190, 90],
  [255, 231, 88],
] as const

/** Colours of the ramp: so many that the faintest has no edge. */
const STEPS = 256

/** The ramp of all heatmaps, by straight lines between the colours above, with its opacity. */
export const heatColours = (): [red: number, green: number, blue: number, opacity: number][] =>
  Array.from({ length: STEPS }, (_, step) => {
    const share = step / (STEPS - 1)
    const place = share * (INKS.length - 1)
    const from = INKS[Math.floor(place)] ?? INKS[0]
    const to = INKS[Math.ceil(place)] ?? from
    const mix = (at: 0 | 1 | 2) => Math.round(from[at] + (place % 1) * (to[at] - from[at]))
    const opacity = Math.min(1, share / 0.15) * (0.68 + 0.675 * Math.max(0, share - 0.6))
    return [mix(0), mix(1), mix(2), Math.round(255 * opacity)]
  })
