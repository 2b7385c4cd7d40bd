import { z } from 'zod'
import { field } from '../schemas/field'

const text = (label: string, hint: string, max: number) => field(z.string().min(1).max(max), { label, hint })

const gridHint = 'Write a number of pixels on the grid, such as 120.'
const position = (label: string) => field(z.number().min(0), { label, hint: gridHint })
const size = (label: string) => field(z.number().positive(), { label, hint: gridHint })

const area = z.strictObject({
  id: field(z.string().min(1).max(30), {
    label: 'Name',
    hint: 'Write the name of the area as tables and charts show it.',
    readBy: [],
  }),
  x: position('Start'),
  y: position('Upper edge'),
  width: size('Width'),
  height: size('Height'),
  text: field(z.boolean().optional(), {
    label: 'Words',
    hint: 'Write true if the area contains text to read.',
    inForm: 'Choose this if the area contains text to read.',
  }),
})

/**
 * `content/cases/<slug>/areas.yml`: the areas of interest of each picture, by the picture’s file name without
 * extension.
 */
export const areasSchema = z.record(
  z.string(),
  field(
    z.strictObject({
      title: text('Title', 'Write which picture this is.', 80),
      width: size('Width of the grid'),
      height: size('Height of the grid'),
      areas: field(z.array(area).min(1), {
        label: 'Areas',
        hint: 'Write one item for each area, with id, x, y, width, height.',
        inForm: 'Write one item for each area.',
        item: 'area',
      }),
    }),
    {
      label: 'Picture',
      hint: 'Write title, width, height and areas on indented lines.',
      inForm: 'Name the parts of this picture that people may look at, on a grid of the size given here.',
    },
  ),
)
