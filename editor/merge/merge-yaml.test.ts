import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { mergeYaml } from './merge-yaml'

// biome-ignore lint/suspicious/noExplicitAny: the values of any YAML file
type Change = (values: any) => void

/** Returns the text after a change of its values, saved as a form saves it. */
function merge(text: string, change: Change): string {
  const values = parse(text)
  change(values)
  return mergeYaml(text, values, { file: 'content/a.yml' })
}

/** Returns the lines that differ, as Git shows them. */
function changedLines(text: string, change: Change): string[] {
  const [before, after] = [text, merge(text, change)].map((each) => each.split('\n')) as [string[], string[]]
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `-${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+${line}`),
  ]
}

const facts = readFileSync('content/facts.yml', 'utf8')
const site = readFileSync('content/site.yml', 'utf8')

describe('a changed value', () => {
  test('replaces the old one in place, and keeps comments, order and brackets', () => {
    expect(
      changedLines(site, (values) => {
        values.name = 'Eyewink'
      }),
    ).toEqual(['-name: Oogwenk # placeholder: the working name', '+name: Eyewink # placeholder: the working name'])
    expect(
      changedLines(facts, (values) => {
        values.plans.pro.users.count = 6
        values.plans.pro.users.noun[1] = 'people'
      }),
    ).toEqual(['-    users: { count: 5, noun: [user, users] }', '+    users: { count: 6, noun: [user, people] }'])
  })

  test.each([
    ['a: x', 'y', 'a: y'],
    ['a: x', 'y: z', 'a: "y: z"'],
    ['a: x', 'y # z', 'a: "y # z"'],
    ['a: x', '', 'a: ""'],
    ['a: x', '5', 'a: "5"'],
    ['a: x', '{{plans.lite.price}} each', 'a: "{{plans.lite.price}} each"'],
    ['a: "x"', 'y', 'a: "y"'],
    ['a: "x"', 'say “y” or "z"', 'a: "say “y” or \\"z\\""'],
    ["a: 'x'", "it's", "a: 'it''s'"],
    ["a: 'x' # why", 'one\ntwo', 'a: "one\\ntwo" # why'],
    ['a: x', 'one\ntwo', 'a: |-\n  one\n  two'],
    ['a: 4.20', 4.5, 'a: 4.50'],
    ['a: 4.20', 4.125, 'a: 4.125'],
    ['a: 99', 1.99, 'a: 1.99'],
    ['a: 99', 'custom', 'a: custom'],
    ['a: true', false, 'a: false'],
    ['a:   x   # wide', 'y', 'a:   y   # wide'],
    ['a:', 'x', 'a: x'],
    ['a: # why', 'x', 'a: x # why'],
    ['a: x # why', ['y', 'z'], 'a: # why\n  - y\n  - z'],
    ['a: [x, y] # why', [], 'a: [] # why'],
    ['a: { b: x, c: 1 }', { b: 'y, z', c: 1 }, 'a: { b: "y, z", c: 1 }'],
    ['a:\n  - x\n  - y', 'z', 'a: z'],
  ])('keeps the style of the old one: %j with %j', (text, value, expected) => {
    expect(mergeYaml(`${text}\nz: 1\n`, { a: value, z: 1 }, { file: 'a.yml' })).toBe(`${expected}\nz: 1\n`)
  })

  test('does not change the other lines of a folded text', () => {
    const text = 'a: >- # folded\n    one two three\n    four five\n    six\n\n    seven\n    eight\nb: 4.20\n'
    const change: Change = (values) => {
      values.a = values.a.replace('five', 'fifty')
    }
    expect(merge(text, change)).toBe(text.replace('five', 'fifty'))
    const plain = 'a: one two\n  three four\n  five\nb: "one\n  two three\n  four"\n'
    expect(
      merge(plain, (values) => {
        values.a = values.a.replace('three', '3')
        values.b = values.b.replace('two', '2')
      }),
    ).toBe(plain.replace('three', '3').replace('two three', '2 three'))
  })

  test('does not change the other lines of a literal text, whatever follows it', () => {
    const text = 'a: |\n  one\n  two\n\n\nb: |+\n  three\n\nc: 1\n'
    expect(
      merge(text, (values) => {
        values.a = 'one\n2\n'
        values.b = '3\n\n'
      }),
    ).toBe(text.replace('two', '2').replace('three', '3'))
  })
})

describe('what nobody edited is kept byte for byte', () => {
  const text =
    '# The file.\r\n\r\na:   "x"  # why\r\nb: 4.20\r\nc:\r\n    - >-\r\n      one\r\n      two\r\n    - {d:  1}\r\ne: \'f\'\r\nlast: 1'

  test('with Windows line endings and without a final one', () => {
    expect(
      merge(text, (values) => {
        values.last = 2
      }),
    ).toBe(text.replace('last: 1', 'last: 2'))
    expect(
      merge(text, (values) => {
        values.c.push('new')
        values.more = 3
      }),
    ).toBe(text.replace('{d:  1}', '{d:  1}\r\n    - new').replace('last: 1', 'last: 1\r\nmore: 3'))
  })

  test('with a byte order mark, and with mixed line endings', () => {
    const mixed = '\uFEFFa: 1\nb: 2\r\nc: 3\n'
    expect(mergeYaml(mixed, { a: 1, b: 20, c: 30 }, { file: 'a.yml' })).toBe('\uFEFFa: 1\nb: 20\r\nc: 30\n')
  })

  test('with nothing edited, even if a form writes other text with the same meaning', () => {
    expect(mergeYaml(text, parse(text), { file: 'a.yml' })).toBe(text)
    const dates = 'a: 2026-12-24T18:30:00Z\nb: 2026-12-24T19:30:00+01:00\nc: 2026-12-24\nd: 2026-12-24T18:30\n'
    const saved = {
      d: '2026-12-24T18:30:00.000',
      c: new Date('2026-12-24T00:00:00Z'),
      b: '2026-12-24T18:30:00Z',
      a: '2026-12-24T18:30:00.000Z',
    }
    expect(mergeYaml(dates, saved, { file: 'a.yml' })).toBe(dates)
    expect(mergeYaml(dates, { ...saved, d: '2026-12-24T18:30:00Z' }, { file: 'a.yml' })).toBe(
      dates.replace('T18:30\n', 'T18:30:00Z\n'),
    )
  })
})

describe('fields', () => {
  test('that a form writes as blank and that did not exist before are left out', () => {
    const text = 'title: A\nkept: ""\nempty:\nitems:\n  - name: x\n'
    const blanks = { publishAt: '', tags: [], note: null, card: { kind: '', order: null } }
    const values = { title: 'A', ...blanks, kept: '', empty: '', items: [{ name: 'x', alt: '' }] }
    expect(mergeYaml(text, values, { file: 'a.yml' })).toBe(text)
    expect(mergeYaml(text, { ...values, title: '' }, { file: 'a.yml' })).toBe(text.replace('A', '""'))
    expect(mergeYaml(text, { title: 'A', items: [{ name: 'x' }] }, { file: 'a.yml' })).toBe(text)
  })

  test('with a dot in their name are recognised in the nested group into which a form turns them', () => {
    const text = 'cta.primary: Start # why\ncta.second.text: Look\ncta:\n  note: x\nz: 1\n'
    const saved = { cta: { primary: 'Begin', second: { text: 'Look' }, note: 'x' }, z: 1 }
    expect(mergeYaml(text, saved, { file: 'a.yml' })).toBe(text.replace('Start', 'Begin'))
    const only = { cta: { primary: 'Start', second: { text: 'See' } }, z: 1 }
    const dotted = text.replace('cta:\n  note: x\n', '')
    expect(mergeYaml(dotted, only, { file: 'a.yml' })).toBe(dotted.replace('Look', 'See'))
  })

  test('that are new follow the field before them, in the style of their neighbours', () => {
    expect(
      changedLines(facts, (values) => {
        const { price, ...others } = values.plans.lite
        values.plans.lite = { price, setup: { money: 9, noun: ['fee', 'fees'] }, ...others }
      }),
    ).toEqual(['+    setup: { money: 9, noun: [ fee, fees ] }'])
  })

  test('that are removed take their own comments with them, and no other comments', () => {
    const text =
      '# The file.\na: 1\n\n# About b.\nb: 2 # two\n\n# About c.\nc:\n  # About d.\n  d: 4\n  # About e.\n  e: 5\n'
    expect(
      merge(text, (values) => {
        delete values.b
        delete values.c.d
      }),
    ).toBe('# The file.\na: 1\n\n# About c.\nc:\n  # About e.\n  e: 5\n')
    expect(
      merge(text, (values) => {
        delete values.a
      }),
    ).toBe(text.replace('a: 1\n\n', '\n'))
  })

  test('may be saved in another order', () => {
    const text = 'a: 1\nb:\n  c: 2\n  d: 3\n'
    expect(mergeYaml(text, { b: { d: 3, c: 4 }, a: 1 }, { file: 'a.yml' })).toBe(text.replace('2', '4'))
  })
})

describe('items of a list', () => {
  const text =
    'list:\n  # About a.\n  - name: a\n    text: >-\n      one\n      two\n  # About b.\n  - name: b # b\n    text: three\n  - name: c\n    text: four\nz: 1\n'

  test('that are moved take their source and comments with them', () => {
    const moved = merge(text, ({ list }) => list.unshift(list.splice(1, 1)[0]))
    expect(moved).toBe(
      'list:\n  # About b.\n  - name: b # b\n    text: three\n  # About a.\n  - name: a\n    text: >-\n      one\n      two\n  - name: c\n    text: four\nz: 1\n',
    )
  })

  test('that are added or removed change only their own lines', () => {
    const removed = merge(text, ({ list }) => list.splice(1, 1))
    expect(removed).toBe(text.replace(/ {2}# About b.*three\n/s, ''))
    const added = merge(text, ({ list }) => list.splice(2, 0, { name: 'new', text: 'a: b' }))
    expect(added).toBe(text.replace('  - name: c', '  - name: new\n    text: "a: b"\n  - name: c'))
    const first = merge(text, ({ list }) => list.unshift({ name: 'new' }))
    expect(first).toBe(text.replace('list:', 'list:\n  - name: new'))
  })

  test('that are edited while others are added keep their lines', () => {
    const both = merge(text, ({ list }) => {
      list[2].text = '4'
      list.splice(1, 0, { name: 'new' })
    })
    expect(both).toBe(text.replace('four', '"4"').replace('  # About b', '  - name: new\n  # About b'))
  })

  test('can be in brackets, nested, and without an indent', () => {
    const nested = 'a: [x,  y, z] # why\nb:\n- - 1\n  - 2\n- c: 3\n  d: 4\n'
    expect(mergeYaml(nested, { a: ['y', 'z', 'x', 'new'], b: [[0, 1, 2], { d: 4, e: 5 }] }, { file: 'a.yml' })).toBe(
      'a: [y, z, x, new] # why\nb:\n- - 0\n  - 1\n  - 2\n- d: 4\n  e: 5\n',
    )
    expect(mergeYaml(nested, { a: ['x', 'y'], b: [[2], { c: 3, d: 4 }] }, { file: 'a.yml' })).toBe(
      nested.replace(', z]', ']').replace('- - 1\n  - 2', '- - 2'),
    )
  })
})

test('a file that is empty or has only comments gets its first fields below the comments', () => {
  expect(mergeYaml('', { a: 1 }, { file: 'a.yml' })).toBe('a: 1\n')
  expect(mergeYaml('# Later.', { a: [1] }, { file: 'a.yml' })).toBe('# Later.\na:\n  - 1\n')
})

describe('a file that a save could damage causes an error of two sentences', () => {
  test.each([
    [
      'a: &x 1\nb: *x\n',
      'content/a.yml, line 1: “&x” links one value to another, and a save could change both. Write the value out in each place with a text editor, then save again.',
    ],
    [
      'b:\n  <<: *x\n',
      'content/a.yml, line 2: “*x” links one value to another, and a save could change both. Write the value out in each place with a text editor, then save again.',
    ],
    [
      'a: 1\nb: !!str 2\n',
      'content/a.yml, line 2: the tag “tag:yaml.org,2002:str” gives a value a type that a form cannot keep. Write the value without it in a text editor, then save again.',
    ],
    [
      'a: 1\nb: 2\na: 3\n',
      'content/a.yml, line 3: the field name “a” is used twice in one group, so it is unclear which one is meant. Give one of the two another name in a text editor, then save again.',
    ],
    [
      'a: 1\n? b\n: 2\n',
      'content/a.yml, line 2: a field name is a list or a group here, or has a question mark before it. Write the name as a text on one line, with a colon after it, then save again.',
    ],
    [
      'a: 1\nb: "open\n',
      'content/a.yml, line 3: this is not valid YAML (Missing closing "quote). Correct this line in a text editor, then save again.',
    ],
  ])('%j', (text, message) => {
    expect(() => mergeYaml(text, { a: 9 }, { file: 'content/a.yml' })).toThrow(message)
  })

  test.each(['a: "&x"\nb: 1 # *x\n', 'a: "!!str"\nb: what!\n', 'a: { b: 1 }\nc: { b: 1 }\n', 'a: "? b"\n'])(
    'a file that only looks like such a file is merged: %j',
    (text) => {
      expect(mergeYaml(text, { ...parse(text), a: 9 }, { file: 'content/a.yml' })).toMatch(/^a: 9\n/)
    },
  )
})
