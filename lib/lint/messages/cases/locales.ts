import english from '../../../../locales/en/common.json' with { type: 'json' }
import type { MessageCase, Overlay } from './message-case'

const locale = (text: string): Overlay => ({ 'locales/en/common.json': text })
const dutch = (texts: object): Overlay => ({ 'locales/nl/common.json': JSON.stringify(texts, null, 2) })
const { home, ...others } = english.site

export const localeCases: readonly MessageCase[] = [
  { id: 'locale-missing', bad: { 'locales/en/common.json': null }, near: {} },
  { id: 'locale-not-json', bad: locale('{\n  "a": "b"\n  "c": "d"\n}'), near: locale('{\n  "a": "b",\n  "c": "d"\n}') },
  { id: 'locale-text-empty', bad: locale('{\n  "a": { "b": " " }\n}'), near: locale('{ "a": { "b": "." } }') },
  { id: 'locale-not-a-text', bad: locale('{ "a": { "b": 3 } }'), near: locale('{ "a": { "b": "3" } }') },
  { id: 'locale-bad-name', bad: locale('{\n  "a.b": "c"\n}'), near: locale('{ "a_b": "c" }') },
  {
    id: 'locale-value-unknown',
    bad: locale('{ "site": { "home": "{{nmae}}, home" } }'),
    near: locale('{ "site": { "home": "{{name}}, home" } }'),
  },
  {
    id: 'locale-takes-no-values',
    bad: locale('{ "site": { "about": "{{name}}" } }'),
    near: locale('{ "site": { "about": "{{site.name}}" } }'),
  },
  {
    id: 'locale-value-lost',
    bad: locale('{\n  "site": { "home": "Home page" },\n  "forms": { "failedStatus": "It failed." }\n}'),
    near: locale('{ "site": { "home": "{{ name }}" }, "cases": { "stage": { "last_zero": "nobody is looking" } } }'),
  },
  {
    id: 'locale-text-missing',
    bad: locale(JSON.stringify({ ...english, site: others }, null, 2)),
    near: locale(JSON.stringify(english)),
  },
  {
    id: 'locale-text-unused',
    // First, so that its line does not follow the length of the file.
    bad: locale(JSON.stringify({ zebra: { stripes: 'Stripes' }, ...english }, null, 2)),
    near: locale(JSON.stringify(english)),
  },
  {
    id: 'locale-text-mistyped',
    bad: {
      ...locale(JSON.stringify({ ...english, site: { ...others, hone: home } }, null, 2)),
      ...dutch({ site: { hone: home } }),
    },
    near: dutch({ site: { home } }),
  },
  {
    id: 'locale-value-left-out',
    bad: dutch({ site: { home: 'Naar de voorpagina' }, docs: { operations_one: 'Een', operations_other: 'Veel' } }),
    near: dutch({
      site: { home: '{{name}}, voorpagina' },
      docs: { operations_one: 'Een', operations_other: '{{count}}' },
    }),
  },
]
