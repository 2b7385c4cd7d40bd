import { z } from 'zod'
import { COMPUTED } from '../../charts/computed'
import { field } from '../../content/schemas/field'

const text = (label: string, hint: string) => field(z.string().min(1), { label, hint })
const optional = (label: string, hint: string) => field(z.string().min(1).optional(), { label, hint })
const href = field(z.url({ protocol: /^https$/ }).regex(/^\S+$/, 'Write the address without the space in it.'), {
  label: 'Address',
  hint: 'Write an address that begins with https://.',
  readBy: [],
})

const source = z.strictObject({
  text: text('Source', 'Write who published it, when and where.'),
  href,
  compared: field(z.enum(['different', 'same']).optional(), {
    label: 'Only in an A/B test',
    hint: 'Write different or same if the source applies only to an A/B test with different or the same people.',
  }),
})

const compared = z.strictObject({
  both: optional('A/B test', 'Write what is added in every A/B test.'),
  named: optional('Main metric', 'Write what is added if one metric was chosen in advance.'),
  unnamed: optional('No main metric', 'Write what is added if no metric was chosen in advance.'),
  different: optional('Different people', 'Write what is added if different people saw A and B.'),
  same: optional('Same people', 'Write what is added if the same people saw A and B.'),
})

const entry = z.strictObject({
  title: text('Title', 'Write what is explained, in a few words.'),
  formula: field(z.string().min(1).optional(), {
    label: 'Formula',
    hint: 'Write the formula in words and symbols.',
    readBy: [],
  }),
  text: text('Text', 'Write what it means, in whole sentences.'),
  demonstration: field(z.literal(true).optional(), {
    label: 'Demonstration',
    hint: 'Write true if the formula is this site’s own, or leave the field out.',
  }),
  compared: field(compared.optional(), { label: 'A/B test', hint: 'Write both, different or same on indented lines.' }),
  sources: field(z.array(source).min(1).optional(), {
    label: 'Sources',
    hint: 'Write one item for each source, with text and href.',
  }),
})

/** All entries have the same fields, so the label contains the name. */
const named = (name: string) =>
  field(entry, {
    label: `Entry ${name}`,
    hint: 'Write title and text, and formula, compared and sources where they apply.',
  })

const column = (name: string) => text(`Column ${name}`, 'Write what the column holds, with its unit.')

/** `content/computed.yml`: how the figures of the cases are computed. */
export const computedSchema = z.strictObject({
  title: text('Title', 'Write the heading of the note.'),
  lead: text('Lead', 'Write one or two sentences below the heading.'),
  simulated: text('Simulated', 'Write what is added if the results are simulated.'),
  demonstration: text('Demonstration', 'Write what is added to formulas that are this site’s own.'),
  licence: field(
    z.strictObject({
      text: text('Text', 'Write the words before its name.'),
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
    { label: 'Columns', hint: 'Write one line for each column of a results file.' },
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
