import type { MessageCase } from './message-case'
import { textOf } from './page'

const docOf = (body: string) => ({
  'content/docs/notes.md': `---\ntitle: Notes\ndescription: It says what the page is about.\nlead: Yes.\norder: 1\n---\n\n${body}\n`,
})
const nested = (levels: number) =>
  Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- Point`).join('\n')

/** Mistakes of headings, links and tables. */
const readOtherwise: readonly MessageCase[] = [
  { id: 'heading-empty', bad: textOf('Text.\n\n##'), near: textOf('Text.\n\n## Heading') },
  { id: 'heading-second-title', bad: textOf('# Thanks'), near: textOf('## Thanks') },
  { id: 'heading-skips-level', bad: textOf('## One\n\n#### Two'), near: textOf('## One\n\n### Two\n\n## Three') },
  { id: 'heading-by-underline', bad: textOf('A remark\n---'), near: textOf('A remark\n\n---') },
  { id: 'heading-without-space', bad: textOf('##Prices'), near: textOf('\\#Prices') },
  { id: 'link-no-address', bad: textOf('See [prices](//pricing).'), near: textOf('See [prices](/pricing).') },
  { id: 'link-relative', bad: textOf('See [prices](../pricing.md#lite).'), near: textOf('See [prices](/pricing).') },
  {
    id: 'link-mistyped',
    bad: textOf('See [them](https:/www.example.org/page), or [us](www.example.org).'),
    near: textOf('See [them](https://www.example.org/page).'),
  },
  { id: 'link-trailing-slash', bad: textOf('See [prices](/pricing/#lite).'), near: textOf('See [home](/).') },
  { id: 'link-without-text', bad: textOf('See [](/pricing).'), near: textOf('See [`x`](/pricing).') },
  { id: 'link-not-read', bad: textOf('See\nthe [prices](/our prices).'), near: textOf('See [prices] (on the site).') },
  {
    id: 'link-name-unknown',
    bad: textOf('See [prices][price].'),
    near: textOf('See [prices][price].\n\n[price]: /pricing'),
  },
  {
    id: 'link-space-between',
    bad: textOf('[See] (/pricing), and\n![Team] (team.jpg).'),
    near: textOf('[See](/pricing) or [see] (on the site), and `[see] (/pricing)`.'),
  },
  { id: 'placeholder-in-text', bad: textOf('Write to [address to come].'), near: textOf('An address is to come.') },
  {
    id: 'table-not-read',
    bad: textOf('| Plan | Price |\n|--|\n| Lite | low |'),
    near: textOf('| Plan | Price |\n|--|--|\n| Lite | low |'),
  },
  {
    id: 'table-without-dashes',
    bad: textOf('Plans:\n\n| Plan | Price |\n| Lite | low |'),
    near: textOf('| Plan | Price |\n|--|--|\n| Lite | low |\n\nThe amount |x| is high.\nSo is |y|.'),
  },
  {
    id: 'token-one-brace',
    bad: textOf('It costs\n{plans.lite.price} a test.'),
    near: textOf('It costs {{plans.lite.price}}, in `{plans.lite.price}` and {zebra.stripes}.'),
  },
]

/** What was begun and not ended. */
const half: readonly MessageCase[] = [
  {
    id: 'fence-not-closed',
    bad: textOf('Call it:\n\n```json\n{}\n\nThe rest of the page.'),
    near: textOf('```json\n{}\n```\n\n> ~~~~\n> ```\n> ~~~~\n\n    indented'),
  },
  {
    id: 'table-row-uneven',
    bad: textOf('| Plan | Price |\n|--|--|\n| Lite |\n| Pro | low | more |'),
    near: textOf('| Plan | Price |\n|--|--|\n| Lite | |\n| Pro \\| more | low |'),
  },
  {
    id: 'mark-not-closed',
    bad: textOf('A **bold word.\n\nSome `code here.\n\nAn __ old word.\n\nIt is _half open, **bold** text*.'),
    near: textOf(
      'A **bold** word, 2 * 3, \\*\\*kwargs, snake__case in `a ** b`, snake_case, *, *.png, \\_private and _x_.',
    ),
  },
]

/** What is not drawn. */
const refused: readonly MessageCase[] = [
  { id: 'text-too-large', bad: textOf('As it is. '.repeat(20_000)), near: textOf('As it is. '.repeat(19_900)) },
  { id: 'text-missing', bad: docOf('<!-- To come. -->'), near: docOf('It is here.') },
  { id: 'text-too-deep', bad: textOf(nested(41)), near: textOf(nested(40)) },
  {
    id: 'text-too-many-marks',
    bad: textOf(`Text.\n\n- Point\n- ${'**a_ '.repeat(4000)}`),
    near: textOf('- **a** `b` [c](/pricing)\n'.repeat(200)),
  },
  {
    id: 'text-too-many-lines',
    bad: textOf(`Text.\n\n> a\n${'b\n'.repeat(5000)}`),
    near: textOf(`Text.\n\n> a\n${'b\n'.repeat(500)}`),
  },
  { id: 'text-long-run', bad: textOf(`Text ${'.'.repeat(2001)}`), near: textOf(`Text ${'.'.repeat(2000)}`) },
  { id: 'html-in-text', bad: textOf('Press <b>here</b>.'), near: textOf('Press `<b>` <!-- a note -->.') },
  {
    id: 'html-in-text',
    bad: textOf('Press <b>here</b>, <i>or <b>there</b></i>, <br> or </p>.\n\nThe </b> end.'),
    near: textOf('Press **here**.'),
  },
  { id: 'footnote-in-text', bad: textOf('A claim.[^1]\n\n[^1]: A source.'), near: textOf('A claim.[^1]') },
  { id: 'task-in-list', bad: textOf('- Done\n- [x] Checked'), near: textOf('- Done\n- x') },
  { id: 'code-language-unknown', bad: textOf('```jsn\n{}\n```'), near: textOf('```json\n{}\n```') },
]

/** Colons that say more than a colon. */
const blocks: readonly MessageCase[] = [
  { id: 'colon-read-as-directive', bad: textOf('Ratio a:b[c]'), near: textOf('At 10:30, a:b') },
  { id: 'block-of-three-colons', bad: textOf(':::note\nText\n:::'), near: textOf('`:::note`') },
  { id: 'block-unknown', bad: textOf('::operation{resource=users}'), near: textOf('::operations{resource=users}') },
  { id: 'block-inside', bad: textOf('- ::operations{resource=users}'), near: textOf('::operations{resource=users}') },
  { id: 'block-incomplete', bad: textOf('::operations'), near: textOf('::operations{resource=users}') },
  {
    id: 'block-no-operations',
    bad: textOf('::operations{resource=user}'),
    near: textOf('::operations{resource=users}'),
  },
]

export const markdownCases: readonly MessageCase[] = [...readOtherwise, ...half, ...refused, ...blocks]
