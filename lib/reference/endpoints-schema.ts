import { z } from 'zod'
import { field } from '../content/schemas/field'
import { checkEndpoints } from './check-endpoints'
import { snakeCase } from './paths'

/** A text without tokens: they are not filled in here, and would be published as they are. */
const literalText = z
  .string()
  .trim()
  .min(1)
  .regex(/^(?!.*\{\{)/s, 'Write the words themselves; tokens are not filled in here.')
const words = (label: string, hint: string) => field(literalText, { label, hint })
/** A text that is shown as a heading. */
const heading = (label: string, hint: string) =>
  field(literalText.regex(/[^.:;,]$/, 'Write it without the mark at its end, because it is a heading.'), {
    label,
    hint,
  })
/** A text that other sentences follow, so it must end with a full stop or another end mark. */
const sentence = literalText.regex(/[.!?]$/, 'Write a whole sentence, with its full stop.')
const sentences = (label: string, hint: string) => field(sentence, { label, hint, kind: 'sentences' })
/** A list of what is known about a request or a response; each sentence becomes a line on its page. */
const statements = (label: string, what: string) =>
  field(
    z
      .array(
        field(literalText.regex(/\.$/, 'Write a whole sentence, with its full stop.'), {
          label: 'Sentence',
          hint: 'Write a whole sentence, with its full stop.',
          kind: 'sentences',
        }),
      )
      .min(1)
      .optional(),
    {
      label,
      hint: `Write a list of sentences on ${what}; leave the field out where nothing is known.`,
      inForm: `Write sentences on ${what}; leave the list empty where nothing is known.`,
      item: 'sentence',
    },
  )
const callHint = 'Write GET, POST, PATCH or DELETE, one space, and the path below /v1, such as GET /experiments.'
const callPattern = /^(GET|POST|PATCH|DELETE) (\/([a-z_]+(\.(csv|json))?|\{[a-z_]+\}))+$/

/**
 * Suggests the corrected call for a common mistake in the method, the start of the path or the braces of a parameter;
 * otherwise returns the general hint.
 */
function hintForCall(input: unknown): string {
  const [, method = '', path = ''] = /^\s*(\w+)[\s:]+(\S.*?)\s*$/.exec(String(input)) ?? []
  const parts = path
    .replace(/^https?:\/\/[^/]+/, '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) =>
      part.replace(/^(?:[:{<[(]|\{\{)?([A-Za-z_-]+?|(?<=[{<[(])[A-Za-z_ -]+?)(?:\}\}?|[>\])])?$/, (whole, name) =>
        whole === name ? snakeCase(name) : `{${snakeCase(name)}}`,
      ),
    )
  if (parts[0] === 'v1') parts.shift()
  const instead = `${method.toUpperCase()} /${parts.join('/')}`
  return callPattern.test(instead) ? `Write “${instead}” instead.` : callHint
}

const operation = z.strictObject({
  call: field(z.string().regex(callPattern, { error: ({ input }) => hintForCall(input) }), {
    label: 'Call',
    hint: callHint,
    readBy: [],
  }),
  title: heading('Title', 'Write a short name that no other operation has; it is the heading.'),
  summary: sentences('Summary', 'Write in one or two sentences what is known, and nothing that is not.'),
  request: statements('Request', 'the fields of the query or the body'),
  answer: statements('Response', 'what the response contains'),
  codes: statements('Codes', 'the status codes for success and failure'),
  notes: statements('Notes', 'the rules of the operation'),
})

const group = z.strictObject({
  group: heading('Group', 'Write the heading above the operations.'),
  text: sentences('Text', 'Write in one or two sentences what the operations of the group have in common.'),
  operations: field(z.array(operation).min(1), {
    label: 'Operations',
    hint: 'Write a list of operations, each with call, title and summary.',
    inForm: 'Write one item for each operation.',
    item: 'operation',
  }),
})

/** The content of `content/docs/rest/endpoints.yml`: the REST operations by page of the reference and by group. */
export const endpointsSchema = z
  .strictObject({
    plan: field(z.literal('Enterprise'), {
      label: 'Plan',
      hint: 'Write Enterprise: the pricing page gives API access to that plan alone.',
    }),
    parameters: field(z.record(z.string(), words('Meaning', 'Write as a sentence what the parameter is.')), {
      label: 'Path parameters',
      hint: 'Write each name that is in braces in a path, and what it is.',
    }),
    resources: field(
      z.record(
        z.string(),
        field(z.array(group).min(1), {
          label: 'Groups',
          hint: 'Write a list of groups, each with group, text and operations.',
          inForm: 'Write one item for each group of operations.',
          item: 'group',
        }),
      ),
      {
        label: 'Resources',
        hint: 'Write an entry for each page of the reference, named after the last part of its path.',
      },
    ),
  })
  .superRefine((endpoints, context) => {
    for (const { path, ...params } of checkEndpoints(endpoints)) context.addIssue({ code: 'custom', path, params })
  })

/** The content of the file after validation. */
export type Endpoints = z.output<typeof endpointsSchema>
