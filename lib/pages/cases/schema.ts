import { z } from 'zod'
import { field } from '../../content/schemas/field'
import { pageSchema } from '../../content/schemas/page'
import { pictureNameHint } from './picture-name'

const text = (label: string, hint: string, max: number) => field(z.string().min(1).max(max), { label, hint })
const heading = text('Heading', 'Write the large heading of the page, in at most 40 characters.', 40)
const lead = text('Lead', 'Write two or three sentences of at most 300 characters.', 300)

/** The sentence with the link for visitors who have their own results. */
const own = z.strictObject({
  text: text(
    'Sentence before the link',
    'Write what the site does with a visitor’s own file, in at most 200 characters.',
    200,
  ),
  link: text('Words of the link', 'Write the words of the link, in at most 60 characters.', 60),
})

/** The front matter of the overview. */
export const casesSchema = pageSchema.extend({
  heading,
  lead,
  own: field(own, {
    label: 'Own results',
    hint: 'Write text and link on indented lines: the invitation to look at one’s own file.',
    inForm: 'Write the invitation to look at one’s own file.',
  }),
})

const card = z.strictObject({
  kind: text('Kind', 'Write what kind of test it is, in at most 40 characters.', 40),
  question: text('Question', 'Write what the test asks, in at most 160 characters.', 160),
  order: field(z.number().int().min(1).optional(), {
    label: 'Place in the overview',
    hint: 'Write 1 for the first card; cases without a number come last, by the name of their folder.',
  }),
})

const version = z.strictObject({
  name: text('Name', 'Write what this version is called, in at most 30 characters.', 30),
  picture: field(
    z.string().regex(/^[a-z0-9-]+\.(png|jpe?g|webp)$/, { error: ({ input }) => pictureNameHint(String(input)) }),
    {
      label: 'Picture',
      hint: 'Write the name of a picture in the same folder, such as banner-a.png.',
      inForm: 'Choose the tested picture. Its file has a name such as banner-a.png.',
      kind: 'picture',
      // Another picture counts as a change of the page.
      readBy: ['dates'],
    },
  ),
  alt: text('Description of the picture', 'Write what the picture shows, for people who cannot see it.', 400),
})

const setup = z.strictObject({
  name: text('Name', 'Write a word or two, such as Viewing time.', 30),
  text: text('Text', 'Write it in at most 90 characters.', 90),
})

/** The front matter of a case. Two versions make an A/B test. */
export const caseSchema = pageSchema.extend({
  name: text('Name', 'Write what the case is called in the path above its heading.', 30),
  heading,
  lead,
  card: field(card, {
    label: 'Card',
    hint: 'Write what the overview says about this case, on indented lines: kind, question and, if you like, order.',
    inForm: 'Write what the overview says about this case.',
    // The overview shows it, not the page of the case.
    readBy: ['spelling', 'search', 'figures'],
  }),
  source: field(z.enum(['simulated', 'measured']), {
    label: 'Where the results come from',
    hint: 'Write simulated or measured. Every page that shows a figure says which.',
  }),
  primary: field(z.string().min(1).max(60).optional(), {
    label: 'Main metric',
    hint: 'Write the one metric that was chosen before the test, such as engagement.',
    readBy: [],
  }),
  lockedTo: field(z.string().min(1).max(30).optional(), {
    label: 'Area that curves are locked to',
    hint: 'Write the name of an area of interest. Curves of emotions then start at each person’s first look at it.',
    readBy: [],
  }),
  versions: field(z.array(version).min(1).max(2), {
    label: 'Versions',
    hint: 'Write one item for each tested picture (one, or two for an A/B test), with name, picture and alt.',
    inForm: 'Write one item for each tested picture: one, or two for an A/B test.',
    item: 'version',
    readBy: ['spelling', 'dates', 'figures'],
  }),
  setup: field(z.array(setup).length(3), {
    label: 'Set-up',
    hint: 'Write three items, each with name and text, that say how it was tested.',
    inForm: 'Write three items that say how it was tested.',
  }),
})

/** The validated front matter of a case. */
export type CaseData = z.output<typeof caseSchema>
