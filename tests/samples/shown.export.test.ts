import { describe, expect, test } from '@jest/globals'
import { getSite } from '../../lib/content/site'
import { sampleText } from '../../lib/reference/samples/part'
import { languages, sampleOf } from '../../lib/reference/samples/sample'
import { attr, type Element, findAll, findOne } from '../specification/support/elements'
import { operationsOf } from '../specification/support/operations'
import { mainOf } from '../specification/support/pages'
import { readOperations } from './bench'

const { operations } = await readOperations()
const { links } = await getSite()

/** Returns a text as it is copied, with every space and line break. */
const rawText = (element: Element): string =>
  element.childNodes
    .map((node) => ('value' in node ? node.value : 'childNodes' in node ? rawText(node as Element) : ''))
    .join('')

describe.each(operations)('$method $path', ({ id, method, path, resource }) => {
  const main = mainOf(`/docs/rest/reference/${resource}`)
  const section = findOne(main, 'section', { id })

  test('shows the tested samples, each under its tab', () => {
    const tabs = findAll(section, 'input', { type: 'radio' }).map((input) => attr(input, 'value'))
    const shown = findAll(section, 'pre').map(rawText)
    const baseAddress = `${links.api}/v1`
    expect(operationsOf(main).find((operation) => operation.id === id)).toMatchObject({ method, path })
    expect(tabs).toEqual(languages)
    expect(shown).toEqual(languages.map((language) => sampleText(sampleOf(language, { method, path, baseAddress }))))
  })

  test('shows cURL first, and does not share its tabs with another sample', () => {
    const radios = findAll(section, 'input', { type: 'radio' })
    expect(radios.map((input) => attr(input, 'checked') !== undefined)).toEqual([true, false, false, false])
    // Radio buttons with the same name in one form are one group, whatever their fieldset.
    expect(new Set(radios.map((input) => attr(input, 'name')))).toEqual(new Set(['language']))
    expect(findAll(section, 'form').map((form) => findAll(form, 'input', { type: 'radio' }))).toEqual([radios])
  })
})
