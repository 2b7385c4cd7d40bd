import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { caseText } from '../../../../tests/fixtures/messages/case-files'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { contentOf, pageOf } from '../../../../tests/fixtures/small-content'
import { splitFrontMatter } from '../../../content/front-matter'
import { formatDiagnostic } from '../../../shared/diagnostic'
import { caseFigures } from './case-figures'

const file = 'content/cases/toast/index.md'

const facts = { 'content/facts.yml': readFileSync('content/facts.yml', 'utf8') }

const toast = (text: string) => ({ [file]: text })

testRule(caseFigures, [
  {
    id: 'case-hard-coded-number',
    invalid: toast(caseText({ emotion: 'It is **12%** better, and *3 beats* higher.' })),
    valid: toast(caseText({ emotion: 'It is {{a.happiness}} better, at 95% <!-- number ok: the level -->.' })),
  },
  {
    id: 'case-fact-number',
    invalid: { ...facts, ...toast(caseText({ emotion: 'Each picture was seen for 10 seconds.' })) },
    valid: { ...facts, ...toast(caseText({ emotion: 'Each picture was seen for {{service.viewingTime}}.' })) },
  },
  {
    id: 'case-fact-field',
    invalid: { ...facts, ...toast(caseText().replace('A lead.', 'Seen for ten seconds.')) },
    valid: { ...facts, ...toast(caseText().replace('A lead.', 'Seen for {{service.viewingTime}}.')) },
  },
  {
    id: 'case-hard-coded-field',
    invalid: toast(caseText().replace('A lead.', 'Seen by 12 people.')),
    valid: toast(caseText().replace('lead: A lead.', '# number ok: of the set-up\nlead: Seen by 12 people.')),
  },
])

/** Returns the diagnostics of the rule for a case, with a short file name. */
const reported = async (body: string, front = 'title: A case') => {
  const page = await pageOf(file, `---\n${front}\n---\n${body}\n`)
  const found = await caseFigures.check({ ...(await contentOf({})), pages: [page] })
  return found.map((each) => formatDiagnostic(each).replace(file, 'case.md'))
}
const found = async (body: string) => (await reported(body)).map((problem) => /“(.*?)”/.exec(problem)?.[1])

test('a number with a unit is reported with its location and what to write', async () => {
  expect(await reported('First line.\n\nEngagement rose\nto +12% at once.')).toEqual([
    'case.md:7:4  “+12%” is a hard-coded number. Quote a figure, such as {{a.engagement}}, or give the reason in a comment directly after the number: <!-- number ok: reason -->.',
  ])
})

test.each([
  ['Seen in 12 sessions of A.', 'a.people'],
  ['Seen by 12 simulated viewers.', 'a.people'],
  ['From 3600 samples.', 'a.samples'],
  ['It took 1.4 s.', 'a.duration'],
  ['It rose by 3 points.', 'a.impact'],
  ['It rose by 3%.', 'a.engagement'],
])('%s suggests {{%s}}, whose value has that unit', async (text, figure) => {
  expect((await reported(text)).join()).toContain(`Quote a figure, such as {{${figure}}}, or`)
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
  ['After 3.4 sec.', '3.4 sec'],
  ['After ½ second.', '½ second'],
  ['Up by 9.3 pts.', '9.3 pts'],
  ['Up by 9.3 pp.', '9.3 pp'],
  ['In 12 sessions.', '12 sessions'],
  ['With 418 fixations.', '418 fixations'],
  ['At 30 fps.', '30 fps'],
  ['It is 2x better.', '2x'],
  ['It costs €5.', '€5'],
  ['That is 0.9 bits.', '0.9 bits'],
  ['So did eleven of our viewers.', 'eleven of our viewers'],
  ['We drew 12 simulated faces.', '12 simulated faces'],
  ['A rise of 33 per mille.', '33 per mille'],
  ['It won half the viewers.', 'half the viewers'],
  ['It won a third of viewers.', 'a third of viewers'],
  ['Half of them left.', 'Half of them'],
  ['It took one in ten.', 'one in ten'],
  ['Within half a second.', 'half a second'],
  ['Between 30–40%.', '30–40%'],
  ['Engagement was 88.', '88'],
  ['A hotel of 12 rooms.', '12 rooms'],
  ['2000 sessions in 1994.', '2000 sessions'],
])('in “%s”, the number is found', async (body, number) => {
  expect(await found(body)).toEqual([number])
})

test.each([
  'Rose by {{a.engagement}}.',
  'Within {{service.viewingTime}}, and {{a.people}} viewers.',
  'Version 2 is shown to one viewer at a time, in the first second.',
  'Two versions of one banner. The 3rd point. Point 3.',
  'One odd path is a person. A bolder third idea. The left half of it. Its three parts. Which of the two?',
  'On 2026-11-21, in B2 and MP3.',
  'Three of our customers agree, or 300 customers.',
  '![Three boxes and 3 drawn beetles](a.png)',
  '“The burger with legs.” In 1994 they read less.',
])('in “%s”, no number is found', async (body) => {
  expect(await found(body)).toEqual([])
})

test('a comment suppresses the number before it, and no other', async () => {
  expect(await reported('A blink lasts 150 <!-- number ok: from the literature --> ms or so.')).toEqual([])
  expect(await reported('A blink lasts **150 ms** <!-- number ok: from the literature --> or so.')).toEqual([])
  expect(await reported('A blink lasts (150 ms) <!-- number ok: from the literature --> or so.')).toEqual([])
  expect(await reported('A blink. <!-- number ok: of a blink -->\nIt lasts 150 ms.')).toHaveLength(1)
  expect(await reported('A blink lasts 150 ms <!-- number ok: --> or so.')).toHaveLength(1)
  expect(
    await reported(
      'A has -0.5% and B 8.8% of simulated engagement, at 95% <!-- number ok: the level --> or\n7 points.',
    ),
  ).toEqual(
    [
      ['4:7', '-0.5%', 'a.engagement'],
      ['4:19', '8.8%', 'a.engagement'],
      ['5:1', '7 points', 'a.impact'],
    ].map(
      ([location, number, figure]) =>
        `case.md:${location}  “${number}” is a hard-coded number. Quote a figure, such as {{${figure}}}, or give the reason in a comment directly after the number: <!-- number ok: reason -->.`,
    ),
  )
})

test('a comment alone on the line above suppresses one number', async () => {
  const reason = '<!-- number ok: from the literature -->\n'
  expect(await reported(`${reason}A blink lasts 150 ms.`)).toEqual([])
  expect(await reported(`${reason}${reason}Between 150 ms and then 300 ms.`)).toEqual([])
  expect(await reported(`${reason}Between 150 ms and then 300 ms.`)).toEqual([expect.stringContaining('“300 ms”')])
})

test('the front matter is checked too, and a YAML comment above a field or after a quoted value suppresses a number', async () => {
  expect(await reported('', 'title: A case\nlead: It rose by 5 points.')).toEqual([
    'case.md:3:18  lead  “5 points” is a hard-coded number. Quote a figure, such as {{a.impact}}, or give the reason in a comment on the line above: # number ok: reason.',
  ])
  expect((await reported('', 'title: A case\nsetup:\n  - text: Ten seconds'))[0]).toMatch(
    /^case\.md:4:\d+ {2}setup\.1\.text {2}“Ten seconds”/,
  )
  expect(await reported('', 'title: A case\n# number ok: of an election\nlead: It rose by 5 points.')).toEqual([])
  expect(await reported('', 'title: A case\n# number ok: of an election\nlead: 5 points, 8%.')).toHaveLength(1)
  expect(await reported('', 'title: A case\nlead: "It rose by 5 points." # number ok: of an election')).toEqual([])
  expect(await reported('', 'title: A case\nversions:\n  - { picture: b-2.png, alt: 3 boxes }')).toEqual([])
})

test('a comment after an unquoted value is rejected, and the message says where to put it', async () => {
  const text = '---\nlead: It rose by 5 points. # number ok: of an election\n---\n'
  expect(splitFrontMatter('case.md', text).yaml.problems.map(formatDiagnostic)).toEqual([
    'case.md:2:28  Everything after “#” is dropped: “number ok: of an election”. Move the comment to a line of its own above.',
  ])
  expect(splitFrontMatter('case.md', '---\n# number ok: of an election\nlead: 5 points\n---\n').yaml.problems).toEqual(
    [],
  )
})

test('the titles of the pictures are checked too', async () => {
  const content = await contentOf({
    [file]: '---\ntitle: A case\n---\nText.\n',
    'content/cases/toast/areas.yml': 'toast-a:\n  title: Seen by 11 people\n  width: 1200\n',
  })
  expect((await caseFigures.check(content)).map(formatDiagnostic)).toEqual([
    'content/cases/toast/areas.yml:2:18  toast-a.title  “11 people” is a hard-coded number. Quote a figure, such as {{a.people}}, or give the reason in a comment on the line above: # number ok: reason.',
  ])
})
