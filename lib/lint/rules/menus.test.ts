import { caseText } from '../../../tests/fixtures/messages/case-files'
import { changed, doc } from '../../../tests/fixtures/messages/pages'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { menus } from './menus'

const page = (order: number) => doc().replace('order: 500', `order: ${order}`)
const card = (order: string) => caseText().replace('good? }', `good?${order} }`)
const cases = (soup: string, toast: string) => ({
  'content/cases/soup/index.md': card(soup),
  'content/cases/toast/index.md': card(toast),
})
const child = { 'content/docs/setup/first.md': page(1) }

testRule(menus, [
  { id: 'page-without-parent', invalid: child, valid: { ...child, 'content/docs/setup.md': page(2) } },
  {
    id: 'page-without-parent',
    invalid: child,
    // The rule `routes` reports that this page has no file.
    valid: { 'content/docs/rest/first.md': page(1) },
  },
  {
    id: 'page-same-name',
    invalid: {
      'content/docs/one.md': doc({ title: 'One', more: 'nav: Setting up\n' }),
      'content/docs/two.md': doc({ title: 'Setting up' }),
    },
    valid: {
      'content/docs/one.md': doc({ title: 'One', more: 'nav: Setting up\n' }),
      'content/docs/one/two.md': doc({ title: 'Setting up' }),
    },
  },
  {
    id: 'menu-label-twice',
    invalid: changed('locales/en/common.json', '"cases": "Cases"', '"cases": "About"'),
    valid: changed('locales/en/common.json', '"cases": "Cases"', '"cases": "About cases"'),
  },
  {
    id: 'menu-label-long',
    invalid: changed('locales/en/common.json', '"cases": "Cases"', '"cases": "Everything about all of our cases"'),
    valid: changed('locales/en/common.json', '"cases": "Cases"', '"cases": "All of our many cases"'),
  },
  {
    id: 'page-layout',
    invalid: {
      'content/docs/one.md': doc({ more: 'layout: resources\n' }),
      'content/docs/two.md': doc({ more: 'layout: index\n' }),
    },
    valid: {
      'content/docs/one.md': doc({ more: 'layout: page\n' }),
      'content/docs/rest/reference/index.md': doc({ more: 'layout: resources\n' }),
    },
  },
  {
    id: 'page-same-order',
    invalid: { 'content/docs/one.md': page(1), 'content/docs/two.md': page(1) },
    valid: { 'content/docs/one.md': page(1), 'content/docs/two.md': page(2), 'content/docs/two/three.md': page(1) },
  },
  {
    id: 'page-same-order',
    invalid: { 'content/docs/guide.md': page(1), 'content/docs/one.md': page(1) },
    // The rule `routes` reports two files with the same address.
    valid: { 'content/docs/guide.md': page(1), 'content/docs/guide/index.md': page(1) },
    repaired: { 'content/docs/guide.md': page(1), 'content/docs/one.md': page(2) },
  },
  {
    id: 'page-same-order',
    invalid: cases(', order: 2', ', order: 2'),
    // A case without a number comes after the others.
    valid: { ...cases(', order: 2', ''), 'content/cases/tea/index.md': card(''), 'content/docs/one.md': page(2) },
    repaired: cases(', order: 2', ', order: 3'),
  },
])
