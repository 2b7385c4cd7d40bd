import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'

test('the fallback fonts have the same line heights as the fonts they replace', async () => {
  const css = await readFile('app/font-fallbacks.css', 'utf8')
  const faces = [...css.matchAll(/@font-face \{(?<body>[^}]*)\}/g)].map((match) => match.groups?.body ?? '')
  const percent = (face: string, name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100
  expect(faces).toHaveLength(6)
  for (const face of faces) {
    // Bricolage Grotesque: ascent 930, descent 270, no line gap, at 1,000 units per em.
    expect(percent(face, 'ascent-override') * percent(face, 'size-adjust')).toBeCloseTo(0.93, 3)
    expect(percent(face, 'descent-override') * percent(face, 'size-adjust')).toBeCloseTo(0.27, 3)
    expect(percent(face, 'line-gap-override')).toBe(0)
  }
})
