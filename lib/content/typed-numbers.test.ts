import { expect, test } from '@jest/globals'
import { formatProblem } from '../errors'
import { splitFrontMatter } from './front-matter'
import { typedNumbers } from './typed-numbers'

const told = (body: string, front = 'title: A case') => {
  const text = `---\n${front}\n---\n${body}\n`
  return typedNumbers('case.md', text, splitFrontMatter('case.md', text)).map(formatProblem)
}
const found = (body: string) => told(body).map((problem) => /“(.*?)”/.exec(problem)?.[1])

test('a number with a unit is told with its line and what to write', () => {
  expect(told('First line.\n\nEngagement rose\nto +12% at once.')).toEqual([
    'case.md:7 – “+12%” is a number that was typed by hand. Quote a figure, such as {{a.engagement}}, or say on the same line why it may stand: number ok: why.',
  ])
})

test.each([
  ['It took 1.4 s.', '1.4 s'],
  ['It took 3\nseconds.', '3 seconds'],
  ['A **12** percent rise.', '12 percent'],
  ['A rise of &#49;2&nbsp;%.', '12 %'],
  ['Over **`12`%** of it.', '12%'],
  ['Twelve simulated viewers saw it.', 'Twelve simulated viewers'],
  ['After two seconds.', 'two seconds'],
  ['A ten-second test.', 'ten-second'],
  ['−4 points.', '−4 points'],
  ['- 1,200 samples', '1,200 samples'],
  ['| a |\n| - |\n| 5 bpm |', '5 bpm'],
  ['![A rise of 5%](a.png)', '5%'],
  ['[here](/cases "in 5 seconds")', '5 seconds'],
  ['```\n\n5 seconds\n```', '5 seconds'],
  ['## The first 5 seconds', '5 seconds'],
])('in “%s” it is found', (body, number) => {
  expect(found(body)).toEqual([number])
})

test.each([
  'Rose by {{a.engagement}}.',
  'Within {{service.viewingTime}}, and {{a.people}} viewers.',
  'Version 2 is shown to one viewer at a time, in the first second.',
  'Two versions of one banner. The 3rd point. Point 3.',
  'A 5star hotel of 12 rooms.',
  '“The burger with legs.” In 1994 they read less.',
])('in “%s” there is none', (body) => {
  expect(found(body)).toEqual([])
})

test('a reason excuses it, on its line or on the line above that holds nothing else', () => {
  expect(told('A blink lasts 150 ms <!-- number ok: from the literature --> or so.')).toEqual([])
  expect(told('<!-- number ok: from the literature -->\nA blink lasts 150 ms.')).toEqual([])
  expect(told('A blink. <!-- number ok: of a blink -->\nIt lasts 150 ms.')).toHaveLength(1)
  expect(told('A blink lasts 150 ms <!-- number ok: --> or so.')).toHaveLength(1)
})

test('the front matter is looked at too, and excused by a comment of YAML', () => {
  expect(told('', 'title: A case\nlead: It rose by 5 points.')[0]).toMatch(/^case\.md:3 lead – “5 points” is/)
  expect(told('', 'title: A case\nsetup:\n  - text: Ten seconds')[0]).toMatch(
    /^case\.md:4 setup\.0\.text – “Ten seconds”/,
  )
  expect(told('', 'title: A case\nlead: It rose by 5 points. # number ok: of an election')).toEqual([])
  expect(told('', 'title: A case\n# number ok: of an election\nlead: It rose by 5 points.')).toEqual([])
})
