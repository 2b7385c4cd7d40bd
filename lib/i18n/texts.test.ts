import { expect, test } from '@jest/globals'
import { pickTexts } from './pick-texts'
import { getTexts } from './texts'

test('an unknown key or a missing value is a type error', async () => {
  const t = await getTexts()
  expect(t('site.home', { name: 'Oogwenk' })).toContain('Oogwenk')
  expect(t('docs.operations', { count: 2 })).toContain('2')
  // @ts-expect-error: no text has this key
  expect(() => t('site.hone')).toThrow('or use “site.home”')
  // @ts-expect-error: the value of this text is missing
  expect(t('site.home')).toContain('{{name}}')
  // @ts-expect-error: this text takes no such value
  expect(t('site.home', { name: 'Oogwenk', day: 'Monday' })).toContain('Oogwenk')
  // @ts-expect-error: this text takes no values
  expect(t('site.about', { name: 'Oogwenk' })).toBe('About')
  // @ts-expect-error: `count`, which chooses the plural form, is missing
  expect(() => t('docs.operations')).toThrow()
  // @ts-expect-error: `count`, which chooses the plural form, is missing: `rows` is only how the text writes it
  expect(() => t('cases.results.rows', { rows: '1,200' })).toThrow()
  // @ts-expect-error: no text of this group has this name
  expect(() => pickTexts(t, 'forms', ['agian'])).toThrow('or use “forms.again”')
})
