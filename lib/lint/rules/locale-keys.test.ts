import english from '../../../locales/en/common.json' with { type: 'json' }
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { localeKeys } from './locale-keys'

const locale = (texts: object) => ({ 'locales/en/common.json': JSON.stringify(texts, null, 2) })
const dutch = (texts: object) => ({ ...locale(english), 'locales/nl/common.json': JSON.stringify(texts, null, 2) })
const { site, ...groups } = english
const { home, ...others } = site
const { contact, pricing, ...someGroups } = english
const { cases, ...withoutCases } = english
const { results, ...withoutResults } = cases
const { rows_one, rows_other, ...otherResults } = results

testRule(localeKeys, [
  {
    id: 'locale-text-unused',
    // At the start, so that its line does not depend on the length of the file.
    invalid: locale({ zebra: { stripes: 'Stripes' }, ...english }),
    valid: locale(english),
  },
  {
    id: 'locale-text-mistyped',
    invalid: dutch({ site: { hone: home } }),
    valid: dutch({ site: { home } }),
  },
  {
    id: 'locale-text-renamed',
    // At the start too.
    invalid: locale({ site: { hone: home, ...others }, ...groups }),
    valid: locale(english),
  },
  {
    id: 'locale-group-renamed',
    invalid: locale({ Contact: contact, pricing, ...someGroups }),
    valid: locale(english),
  },
  {
    id: 'locale-group-inside',
    invalid: locale({ contact: { ...contact, pricing }, ...someGroups }),
    valid: locale(english),
  },
  { id: 'locale-group-missing', invalid: locale({ pricing, ...someGroups }), valid: locale(english) },
  { id: 'locale-group-missing', invalid: locale(someGroups), valid: locale(english) },
  { id: 'locale-group-missing', invalid: locale({ site: others }), valid: locale(english) },
  {
    id: 'locale-forms-apart',
    invalid: locale({
      cases: { results: { rows: { one: rows_one, other: rows_other }, ...otherResults }, ...withoutResults },
      ...withoutCases,
    }),
    valid: locale(english),
  },
  {
    id: 'locale-value-left-out',
    invalid: dutch({ site: { home: 'Naar de voorpagina' }, docs: { operations_one: 'Een', operations_other: 'Veel' } }),
    valid: dutch({
      site: { home: '{{name}}, voorpagina' },
      docs: { operations_one: 'Een', operations_other: '{{count}}' },
    }),
  },
])
