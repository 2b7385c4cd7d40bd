import { siteConfig } from '../../../site.config'
import { aliasFrom, plainPath } from '../../content/schemas/page'
import { notFound } from '../../pages/statement/page'
import { type Diagnostic, defineMessages, diagnosticAt, type Message } from '../../shared/diagnostic'
import { aliasesOf } from '../links/aliases-of'
import { defineRule } from '../rule'
import type { SnapshotPage } from '../snapshot'

const messages = defineMessages({
  'alias-not-plain': {
    severity: 'error',
    what: '“{found}” is not just the path of a page.',
    fix: 'Write “{instead}” instead.',
  },
  'alias-no-address': {
    severity: 'error',
    what: '“{found}” is not an address that a page of this site could have had.',
    fix: 'Write a path such as /old-address, using lower-case letters, digits, - and _ between the slashes.',
  },
  'alias-own': {
    severity: 'error',
    what: '“{found}” is already the address of this page.',
    fix: 'Remove it: it would redirect to itself.',
  },
  'alias-clash': {
    severity: 'error',
    what: '“{found}” is the address of {other}.',
    fix: 'Remove it, or give that page another address first.',
  },
  'alias-twice': {
    severity: 'error',
    what: '“{found}” is already an alias in {other}, and can redirect to only one page.',
    fix: 'Remove it from one of the two.',
  },
  'alias-asset': {
    severity: 'error',
    what: '“{found}” is in {prefix}, where the site keeps files rather than pages.',
    fix: 'Remove it: hosts do not redirect addresses there.',
  },
  'alias-reserved': {
    severity: 'error',
    what: '“{found}” is reserved for the site itself.',
    fix: 'Remove it.',
  },
  'alias-not-found': {
    severity: 'error',
    what: 'This page is shown for unknown addresses and has none of its own, so nothing can redirect to it.',
    fix: 'Remove the field aliases.',
  },
})

/** Addresses that the site, its server or a preview uses; most of them have no file in `content/`. */
const reserved = new Set([notFound.path, '/_not-found', '/forms', '/preview', '/index'])

/** Reports aliases that are not paths of their own, are taken, or cannot redirect. */
export const aliases = defineRule({
  title: 'Aliases of pages',
  why: 'An alias redirects to the page that names it, so it must be nobody else’s address and must not loop.',
  messages,
  check({ pages }) {
    const owners = new Map(pages.flatMap(({ file, route }) => (route ? [[route.path, file] as const] : [])))
    const firsts = new Map<string, string>()
    return pages.flatMap((page) => checkPage(page, owners, firsts))
  },
})

/** @param firsts the file in which each alias was found first; new ones are added */
function checkPage(page: SnapshotPage, owners: ReadonlyMap<string, string>, firsts: Map<string, string>): Diagnostic[] {
  const { file, route, yaml } = page
  if (route === undefined || yaml === undefined) return []
  const found = aliasesOf(page)
  const diagnose = (path: (string | number)[], message: Message, values = {}) =>
    diagnosticAt({ file, ...yaml.locationOf(path), field: 'aliases' }, message, values)
  if (route.path === notFound.path) return found.length > 0 ? [diagnose(['aliases'], messages['alias-not-found'])] : []
  return found.flatMap((alias, index) => {
    const report = (message: Message, values = {}) => [
      diagnose(['aliases', index], message, { found: alias, ...values }),
    ]
    const prefix = siteConfig.hosting.assetPrefixes.find((folder) => `${alias}/`.startsWith(folder))
    if (prefix !== undefined) return report(messages['alias-asset'], { prefix })
    if (alias !== '/' && !plainPath.test(alias)) {
      const instead = aliasFrom(alias)
      return instead === undefined
        ? report(messages['alias-no-address'])
        : report(messages['alias-not-plain'], { instead })
    }
    if (alias === route.path) return report(messages['alias-own'])
    const other = owners.get(alias)
    if (other !== undefined) return report(messages['alias-clash'], { other })
    if (reserved.has(alias)) return report(messages['alias-reserved'])
    const first = firsts.get(alias)
    firsts.set(alias, first ?? file)
    return first === undefined ? [] : report(messages['alias-twice'], { other: first })
  })
}
