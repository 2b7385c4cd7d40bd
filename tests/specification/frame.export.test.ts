import { describe, expect, test } from '@jest/globals'
import { routes } from './fixtures/routes'
import { type Element, findAll, findOne } from './support/elements'
import { external, hrefOf, linksCalled, signUpFaults, targetsOf } from './support/links'
import { readPage } from './support/pages'
import { nameOf, textOf } from './support/text'

const headerOf = (page: Element) => findOne(page, 'header')
const footerOf = (page: Element) => findAll(page, 'footer').at(-1) ?? findOne(page, 'footer')
const hrefs = (root: Element) => findAll(root, 'a').map(hrefOf)

describe.each(routes)('the header of %s', (route) => {
  test('links to the company and to the cases', () => {
    expect(hrefs(headerOf(readPage(route)))).toEqual(expect.arrayContaining(['/about', '/cases']))
  })

  test('links to the external help blog and log-in', () => {
    const header = headerOf(readPage(route))
    const [help, logIn] = [targetsOf(header, /\bhelp\b/i), targetsOf(header, /\blog ?in\b/i)]
    expect(help).toEqual([expect.stringMatching(external)])
    expect(logIn).toEqual([expect.stringMatching(external)])
    expect(help).not.toEqual(logIn)
  })

  test('links to the sign-up with an authorization code request that redirects to the app', () => {
    const header = headerOf(readPage(route))
    const [app = ''] = targetsOf(header, /\blog ?in\b/i)
    const signUps = targetsOf(header, /\bsign up\b/i)
    expect(signUps).toHaveLength(1)
    expect(signUps.map((address) => signUpFaults(address, app))).toEqual([[]])
  })

  test('has a logo that links to the home page, with an accessible name', () => {
    const homeLinks = findAll(headerOf(readPage(route)), 'a', { href: '/' })
    expect(homeLinks.map(nameOf)).toContainEqual(expect.stringMatching(/\w/))
  })
})

describe.each(routes)('the footer of %s', (route) => {
  test('links to contact, terms and the privacy policy', () => {
    expect(hrefs(footerOf(readPage(route)))).toEqual(expect.arrayContaining(['/contact', '/terms', '/privacy']))
  })

  test('links to the social profiles and to the system status', () => {
    const footer = footerOf(readPage(route))
    const status = targetsOf(footer, /\bstatus\b/i)
    expect(status).toEqual([expect.stringMatching(external)])
    const social = findAll(footer, 'a', { href: external }).filter((link) => !status.includes(hrefOf(link)))
    expect(new Set(social.map(hrefOf)).size).toBeGreaterThanOrEqual(2)
    expect(social.map(nameOf).filter((name) => name === '')).toEqual([])
  })

  test('shows copyright 2023 and the two company numbers', () => {
    const words = textOf(footerOf(readPage(route)))
    expect(words).toMatch(/(©|copyright) ?2023\b/i)
    expect(words).toMatch(/chamber of commerce( number)?:? [[\d]/i)
    expect(words).toMatch(/\bVAT( number)?:? ([[\d]|NL)/)
  })
})

test('every link to the sign-up has the same URL, on every page', () => {
  const [app = ''] = targetsOf(headerOf(readPage('/')), /\blog ?in\b/i)
  const signUpUrls = routes.flatMap((route) =>
    findAll(readPage(route), 'a', { href: /response_type|redirect_uri/ }).map(hrefOf),
  )
  expect(signUpUrls.length).toBeGreaterThanOrEqual(routes.length)
  const distinct = [...new Set(signUpUrls)]
  expect(distinct).toHaveLength(1)
  expect(distinct.map((address) => signUpFaults(address, app))).toEqual([[]])
})

test.each(['Get started', 'Get started now', 'Sign up'])('every link called "%s" links to the sign-up', (label) => {
  const [signUp] = targetsOf(headerOf(readPage('/')), /\bsign up\b/i)
  const otherTargets = routes.flatMap((route) =>
    linksCalled(readPage(route), label)
      .map(hrefOf)
      .filter((href) => href !== signUp)
      .map((href) => `${route}: ${href}`),
  )
  expect(otherTargets).toEqual([])
})
