import { expect, test } from '@jest/globals'
import { checkValues } from './check-values'
import type { CmsField } from './cms-field'

const named = { name: 'a', label: 'A' }
const group: CmsField = { ...named, widget: 'object', fields: [{ name: 'b', label: 'B', widget: 'string' }] }
const list: CmsField = { ...group, widget: 'list', min: 1, max: 2 }

test.each<[CmsField, unknown, string | undefined]>([
  [{ ...named, widget: 'string' }, 'x', undefined],
  [{ ...named, widget: 'string' }, 1, 'is a number, not a string'],
  [{ ...named, widget: 'string' }, '', 'is missing'],
  [{ ...named, widget: 'string', required: false }, undefined, undefined],
  [{ ...named, widget: 'string', maxlength: 2 }, 'abc', 'has 3 characters'],
  [{ ...named, widget: 'string', minlength: 3 }, 'abc', undefined],
  [{ ...named, widget: 'string', pattern: ['/^b/', 'Write b.'] }, 'abc', 'does not match its pattern'],
  [{ ...named, widget: 'number', value_type: 'int' }, 1.5, 'is not a whole number'],
  [{ ...named, widget: 'number', min: 2 }, 1, 'is 1, outside its limits'],
  [{ ...named, widget: 'select', options: [{ label: 'b', value: 'b' }] }, 'c', 'is not one of the choices'],
  [{ ...named, widget: 'datetime', type: 'date' }, '2026-12-01 09:00', 'is not a date'],
  [{ ...named, widget: 'datetime', type: 'datetime-local' }, '2026-12-01 09:00', undefined],
  [{ ...list }, [{ b: 'x' }], undefined],
  [{ ...list }, [{ b: 'x' }, { b: 'x' }, { b: 'x' }], 'has 3 items'],
])('the result for the field %j and the value %j is %j', (field, value, reason) => {
  expect(checkValues([field], { a: value })).toEqual(reason === undefined ? [] : [{ path: 'a', reason }])
})

test('values inside groups and lists are identified by their paths', () => {
  expect(checkValues([group], { a: { b: 'x', c: 1 } })).toEqual([{ path: 'a.c', reason: 'has no field' }])
  expect(checkValues([list], { a: [{}] })).toEqual([{ path: 'a.0.b', reason: 'is missing' }])
})
