import { describe, expect, test } from '@jest/globals'
import { ancestorsOf, attr, contains, type Element, findAll, findOne, isBefore } from './support/elements'
import { external, hrefOf, linksCalled, signUpFaults, targetsOf } from './support/links'
import { mainOf, readPage } from './support/pages'
import { nameOf, textOf } from './support/text'

const main = () => mainOf('/')
const radios = (root: Element) => findAll(root, 'input', { type: 'radio' })
const switcher = () => {
  const found = findAll(main(), 'fieldset').filter((fieldset) => radios(fieldset).length > 0)
  if (found.length !== 1)
    throw new Error(`The home page has ${found.length} fieldsets with radio buttons. One is needed.`)
  return found[0] as Element
}
const labelOf = (radio: Element) => {
  const id = attr(radio, 'id')
  const named = id ? findAll(main(), 'label', { for: id }) : []
  const label = named[0] ?? ancestorsOf(radio).find((parent) => parent.tagName === 'label')
  return label ? nameOf(label) : nameOf(radio)
}

describe('in the hero', () => {
  const heroLink = (label: string) => {
    const link = linksCalled(main(), label).find((one) => isBefore(main(), one, switcher()))
    if (!link) throw new Error(`No link called "${label}" comes before the features switcher.`)
    return link
  }

  test('its Demo button scrolls to the features block', () => {
    const target = /^\/?#(.+)$/.exec(hrefOf(heroLink('Demo')))?.[1]
    const block = findOne(readPage('/'), '*', { id: target ?? false })
    const section = [block, ...ancestorsOf(block)].find((element) => element.tagName === 'section') ?? block
    expect(contains(section, switcher())).toBe(true)
  })

  test('its Get started now button links to the sign-up, which redirects to the app', () => {
    const [app = ''] = targetsOf(findOne(readPage('/'), 'header'), /\blog ?in\b/i)
    expect(signUpFaults(hrefOf(heroLink('Get started now')), app)).toEqual([])
  })

  test('its Contact us button links to the contact page', () => {
    expect(hrefOf(heroLink('Contact us'))).toBe('/contact')
  })

  test('its three buttons are next to the headline', () => {
    const buttons = ['Demo', 'Get started now', 'Contact us'].map(heroLink)
    const hero = ancestorsOf(findOne(main(), 'h1')).find((parent) =>
      buttons.every((button) => contains(parent, button)),
    )
    expect(hero && contains(hero, switcher())).toBe(false)
  })
})

describe('the features switcher', () => {
  test('has the four tabs of the specification, in its order', () => {
    expect(radios(switcher()).map(labelOf)).toEqual(['Heatmaps', 'Emotions', 'Heart rate', 'Areas of interest'])
  })

  test('is one group of radio buttons, with Heatmaps selected', () => {
    expect(new Set(radios(switcher()).map((radio) => attr(radio, 'name') ?? '')).size).toBe(1)
    expect(
      radios(switcher())
        .filter((radio) => attr(radio, 'checked') !== undefined)
        .map(labelOf),
    ).toEqual(['Heatmaps'])
  })

  test('has a name that describes the choice', () => {
    expect(textOf(findOne(switcher(), 'legend'))).toMatch(/\w/)
  })

  test('has a video or picture with a fixed size for each tab', () => {
    const section = ancestorsOf(switcher()).find(({ tagName }) => tagName === 'section') ?? switcher()
    expect(findAll(section, 'video img', { width: /^\d+$/, height: /^\d+$/ }).length).toBeGreaterThanOrEqual(4)
  })
})

describe('how it works', () => {
  const links = () => ['Try it yourself', 'See the results'].map((label) => linksCalled(main(), label))

  test('links to an external demo experiment and shared results', () => {
    const targets = links().map((found) => found.map(hrefOf))
    expect(targets).toEqual([[expect.stringMatching(external)], [expect.stringMatching(external)]])
    expect(targets[0]).not.toEqual(targets[1])
  })

  test('has three steps', () => {
    const [first, second] = links().flat()
    const section = ancestorsOf(first as Element).find(
      (parent) => contains(parent, second as Element) && findAll(parent, 'ol').length > 0,
    )
    const steps = findAll(section as Element, 'ol').map(
      (list) => list.childNodes.filter((node) => node.nodeName === 'li').length,
    )
    expect(steps).toEqual([3])
  })
})

describe('the logos', () => {
  const heading = () => findAll(main(), 'h2 h3').filter((one) => /clever advertising/i.test(textOf(one)))

  test('are under a heading about clever advertising tried and tested by brands', () => {
    expect(heading().map((one) => textOf(one))).toEqual([
      expect.stringMatching(/clever advertising.*tried and tested by brands/i),
    ])
  })

  test('are four, each with a name', () => {
    const section = ancestorsOf(heading()[0] as Element).find(
      (parent) => findAll(parent, 'ul ol').length > 0,
    ) as Element
    const logos = findAll(section, 'li').map(nameOf)
    expect(logos).toHaveLength(4)
    expect(logos.filter((name) => name === '')).toEqual([])
  })
})
