import { z } from 'zod'
import { field } from '../../content/schemas/field'
import { COMPUTED } from '../../research/computed'

const text = (label: string, hint: string) => field(z.string().min(1), { label, hint })
const optional = (label: string, hint: string) => field(z.string().min(1).optional(), { label, hint })
const href = field(z.url({ protocol: /^https$/ }), {
  label: 'Address',
  hint: 'Write an address that begins with https://.',
})

const source = z.strictObject({
  text: text('Source', 'Write who published it, when and where.'),
  href,
  compared: field(z.enum(['different', 'same']).optional(), {
    label: 'Only in an A/B test',
    hint: 'Write different or same, where the source counts only for an A/B test with different or the same people.',
  }),
})

const compared = z.strictObject({
  both: optional('A/B test', 'Write what is added in every A/B test.'),
  named: optional('Metric that counts', 'Write what is added where one metric was named before.'),
  unnamed: optional('No metric that counts', 'Write what is added where none was named before.'),
  different: optional('Different people', 'Write what is added where different people saw A and B.'),
  same: optional('Same people', 'Write what is added where the same people saw A and B.'),
})

const entry = z.strictObject({
  title: text('Title', 'Write what is explained, in a few words.'),
  formula: optional('Formula', 'Write the formula in words and signs.'),
  text: text('Text', 'Write what it means, in whole sentences.'),
  demonstration: field(z.literal(true).optional(), {
    label: 'Demonstration',
    hint: 'Write true where the formula is this site’s own, or leave the field out.',
  }),
  compared: field(compared.optional(), { label: 'A/B test', hint: 'Write both, different or same on indented lines.' }),
  sources: field(z.array(source).min(1).optional(), {
    label: 'Sources',
    hint: 'Write one item a source, with text and href.',
  }),
})

/** Each is told apart by its name: what stands in it is the same. */
const named = (name: string) =>
  field(entry, {
    label: `Entry ${name}`,
    hint: 'Write title and text, and formula, compared and sources where they apply.',
  })

const column = (name: string) => text(`Column ${name}`, 'Write what the column holds, with its unit.')

/** `content/computed.yml`: what every case page says of how its figures came about. */
export const computedSchema = z.strictObject({
  title: text('Title', 'Write the heading of the note.'),
  lead: text('Lead', 'Write one or two sentences below the heading.'),
  simulated: text('Simulated', 'Write what is added where the results are simulated.'),
  demonstration: text('Demonstration', 'Write what is said of formulas that are this site’s own.'),
  licence: field(
    z.strictObject({
      text: text('Text', 'Write what stands before its name.'),
      name: text('Name', 'Write its name.'),
      href,
    }),
    {
      label: 'Licence',
      hint: 'Write under which licence simulated results may be used: text, name and href.',
    },
  ),
  columns: field(
    z.strictObject({
      participant: column('participant'),
      timestamp_ms: column('timestamp_ms'),
      gaze_x: column('gaze_x'),
      gaze_y: column('gaze_y'),
      heartrate: column('heartrate'),
      emotions: column('emotions'),
    }),
    { label: 'Columns', hint: 'Write one line a column of a results file.' },
  ),
  entries: field(
    z.strictObject(
      Object.fromEntries(COMPUTED.map((name) => [name, named(name)])) as Record<
        (typeof COMPUTED)[number],
        typeof entry
      >,
    ),
    { label: 'Entries', hint: `Write one entry each for ${COMPUTED.join(', ')}.` },
  ),
})
