import { z } from 'zod'
import { field } from '../../content/schemas/field'
import { pageSchema } from '../../content/schemas/page'

/** A short text with the label and hint that forms and errors show. */
const text = (label: string, hint: string, max = 300) => field(z.string().min(1).max(max), { label, hint })
/** A text beside a picture, which search leaves out. */
const pictureText = (label: string, hint: string, max = 300) =>
  field(z.string().min(1).max(max), { label, hint, readBy: ['spelling', 'dates', 'figures'] })
const title = (where: string) => text(where, 'Write a heading of at most 60 characters.', 60)

const panel = (name: string) =>
  field(
    z.strictObject({
      text: text('Sentence', 'Write one or two sentences of at most 160 characters.', 160),
      picture: pictureText('Description of the clip', 'Write what the clip shows, for people who cannot see it.'),
      note: pictureText('Note', 'Write the source of what the clip shows, such as: 12 simulated viewers.', 80),
    }),
    {
      label: name,
      hint: 'Write text, picture and note on indented lines.',
      inForm: 'Write what the visitor reads beside the clip.',
    },
  )

const step = z.strictObject({
  title: title('Step'),
  text: text('Text', 'Write what happens in this step, in at most 300 characters.'),
})

/** Names of the drawings in `components/home/UseDrawing.tsx`. */
const drawings = [
  'interface-design',
  'marketing-material',
  'feature-development',
  'shelf-placement',
  'landing-pages',
  'a-b-tests',
] as const

const use = z.strictObject({
  drawing: field(z.enum(drawings), {
    label: 'Drawing',
    hint: `Write one of these: ${drawings.join(', ')}.`,
    // Another drawing counts as a change of the page.
    readBy: ['dates'],
  }),
  title: title('Use case'),
  question: text('Question', 'Write the question that a test answers, in at most 80 characters.', 80),
})

/** Reports a drawing that two use cases have: the page would show it twice, and another one nowhere. */
function findRepeatedDrawings(uses: readonly z.output<typeof use>[], context: z.RefinementCtx): void {
  for (const [index, { drawing }] of uses.entries()) {
    if (uses.findIndex((other) => other.drawing === drawing) === index) continue
    const unused = drawings.filter((name) => !uses.some((other) => other.drawing === name))
    context.addIssue({
      code: 'custom',
      path: [index, 'drawing'],
      message: `Another use case has this drawing. In the wrong one of the two, write ${unused.join(' or ')}.`,
    })
  }
}

const group = <Shape extends z.ZodRawShape>(label: string, shape: Shape) =>
  field(z.strictObject(shape), {
    label,
    hint: `Write ${Object.keys(shape).join(', ')} on indented lines.`,
    inForm: 'Write what the home page says in this part.',
  })

/** The front matter of the home page. */
export const homeSchema = pageSchema.extend({
  headline: group('Headline', {
    text: field(
      z
        .string()
        .min(1)
        .max(120)
        .refine(
          (words) => words.split('**').length % 2 === 1,
          'One ** has no partner. Write ** before and after the words that stand out.',
        ),
      { label: 'Words', hint: 'Write the headline, with ** before and after the words that stand out.' },
    ),
    seed: field(z.int().nonnegative(), {
      label: 'Seed',
      hint: 'Write a whole number; another one draws other people.',
    }),
  }),
  lead: text('Lead', 'Write one or two sentences that say what the service does.'),
  features: group('Features', {
    title: title('Title'),
    intro: text('Introduction', 'Write two or three sentences on how a test goes.'),
    panels: group('Panels', {
      heatmaps: panel('Heatmaps'),
      emotions: panel('Emotions'),
      heartRate: panel('Heart rate'),
      areasOfInterest: panel('Areas of interest'),
    }),
  }),
  how: group('How it works', {
    title: title('Title'),
    steps: field(z.tuple([step, step, step]), {
      label: 'Steps',
      hint: 'Write three steps, each with title and text.',
      inForm: 'Write three steps.',
    }),
    note: pictureText('Note', 'Write where the ink of the third picture comes from.', 80),
  }),
  markets: group('Markets', {
    title: title('Title'),
    audiences: field(z.array(z.string().min(1).max(30)).length(4), {
      label: 'Audiences',
      hint: 'Write four audiences as [Advertisers, Marketers, Designers, Product teams].',
      inForm: 'Write four audiences, such as Advertisers.',
    }),
    uses: field(z.array(use).length(6).superRefine(findRepeatedDrawings), {
      label: 'Use cases',
      hint: 'Write six use cases, each with drawing, title and question.',
      inForm: 'Write six use cases.',
    }),
  }),
  demo: group('Demo', {
    title: title('Title'),
    text: text('Text', 'Write what the visitor gets, in at most 120 characters.', 120),
  }),
  clients: group('Clients', { title: title('Title') }),
})
