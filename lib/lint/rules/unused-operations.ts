import { dirname } from 'node:path'
import { locationOf } from '../../markdown/page'
import { endpointsFile } from '../../reference/endpoints'
import { type Diagnostic, defineMessages, diagnosticAt, type SourceLocation } from '../../shared/diagnostic'
import { clearlyMeant } from '../../shared/nearest'
import { recordedDates } from '../links/recorded-dates'
import { defineRule } from '../rule'
import type { SnapshotPage } from '../snapshot'

const messages = defineMessages({
  'operations-left': {
    severity: 'warning',
    what: 'The page {path} is gone, but its operations are still here.',
    fix: 'Remove “{resource}” with everything indented below it, or restore {page}.',
  },
  'operations-twice': {
    severity: 'error',
    what: 'The operations of “{resource}” are on this page twice.',
    fix: 'Delete this block, or write the name of another resource in it.',
  },
  'operations-elsewhere': {
    severity: 'error',
    what: 'The operations of “{resource}” are also on {path}.',
    fix: 'Write the name of this page’s resource, or delete this block.',
  },
  'operations-moved': {
    severity: 'error',
    what: 'The operations of “{resource}” are on this page, and not on {path}.',
    fix: 'Move this block to {page}.',
  },
  'operations-gone': {
    severity: 'error',
    what: 'This page does not show the operations of “{resource}”, and no other page does.',
    fix: 'Write {block} on a line of its own.',
  },
  'operations-in-code': {
    severity: 'warning',
    what: '{block} is between two lines of ```, so visitors see it as it is.',
    fix: 'Delete those two lines.',
  },
  'operations-of-another': {
    severity: 'warning',
    what: 'The page “{path}” shows the operations of “{other}”, which another page shows, and nothing shows those of “{resource}”.',
    fix: 'Write {block} here.',
  },
  'operations-misnamed': {
    severity: 'error',
    what: 'The page {path} shows the operations of “{name}”, but they are called “{resource}” here.',
    fix: 'Write “{name}:” here.',
  },
  'operations-unused': {
    severity: 'warning',
    what: 'No page shows these operations.',
    fix: 'Write {block} on a line of its own in a page of {folder}, or remove “{resource}” with everything indented below it.',
  },
})

/** The folder of the reference pages, which are named after resources. */
const folder = `${dirname(endpointsFile)}/reference`

/** Lists the resources whose operations a page shows. */
const shownOn = ({ written }: SnapshotPage): string[] =>
  written?.children.flatMap((node) =>
    node.type === 'leafDirective' && node.name === 'operations' ? [node.attributes?.resource ?? ''] : [],
  ) ?? []

/**
 * Reports blocks of operations that are not on the page named after their resource. On a page whose own resource no
 * page shows, the name in the block is wrong, which is reported as such.
 * @param showing the pages with blocks of operations
 * @param unused the resources that no page shows
 */
function findElsewhere(
  pages: readonly SnapshotPage[],
  showing: readonly SnapshotPage[],
  unused: readonly string[],
): Diagnostic[] {
  return showing.flatMap((page) =>
    shownOn(page).flatMap((resource) => {
      const file = `${folder}/${resource}.md`
      if (file === page.file) return []
      const home = pages.find((each) => each.file === file)
      const node = page.written?.children.find(
        (each) => each.type === 'leafDirective' && each.attributes?.resource === resource,
      )
      if (!home?.route || !node || unused.includes(page.route?.slug ?? '')) return []
      const id = shownOn(home).includes(resource) ? 'operations-elsewhere' : 'operations-moved'
      return [diagnosticAt(locationOf(page, node), messages[id], { resource, path: home.route.path, page: file })]
    }),
  )
}

function findRepeated({ file, written }: SnapshotPage): Diagnostic[] {
  const seen = new Set<string>()
  return (written?.children ?? []).flatMap((node) => {
    if (node.type !== 'leafDirective' || node.name !== 'operations') return []
    const resource = node.attributes?.resource ?? ''
    if (seen.has(resource))
      return [diagnosticAt(locationOf({ file }, node), messages['operations-twice'], { resource })]
    seen.add(resource)
    return []
  })
}

/**
 * Finds the block of a page that shows operations which another page shows too.
 * @param path the path of the page
 */
function findSharedBlock(pages: readonly SnapshotPage[], path: string) {
  const page = pages.find(({ route }) => route?.path === path)
  const others = new Set(pages.flatMap((each) => (each === page ? [] : shownOn(each))))
  for (const node of page?.written?.children ?? []) {
    if (page === undefined || node.type !== 'leafDirective') continue
    const other = node.attributes?.resource ?? ''
    if (others.has(other)) return { other, location: locationOf(page, node) }
  }
  return undefined
}

/** Finds a block that is alone between the lines of code. */
function findInCode(pages: readonly SnapshotPage[], block: string): SourceLocation | undefined {
  const page = pages.find(({ body = '' }) => body.includes(`\n${block}\n`) && /^[`~]{3}/m.test(body))
  const node = page?.nodes?.find((each) => each.type === 'code' && each.value.trim() === block)
  return page && node && locationOf(page, node)
}

/** Reports operations of the API that no page shows, that a page shows twice, or that are on the wrong page. */
export const unusedOperations = defineRule({
  title: 'Operations that no page shows',
  why: 'The documentation counts these operations, but nobody can find them.',
  messages,
  check(content) {
    const table = content.data.get(endpointsFile)
    const { resources } = Object(table?.value) as { resources?: unknown }
    if (!table || typeof resources !== 'object' || resources === null || Array.isArray(resources)) return []
    const showing = content.pages.filter((page) => shownOn(page).length > 0)
    const twice = showing.flatMap(findRepeated)
    if (twice.length > 0) return twice
    const shown = new Set(showing.flatMap(shownOn))
    const unused = Object.keys(resources).filter((resource) => !shown.has(resource))
    const unknown = [...shown].filter((name) => !Object.hasOwn(resources, name))
    const misnamed = unused.flatMap((resource): Diagnostic[] => {
      const name = clearlyMeant(resource, unknown)
      const page = content.pages.find(({ file }) => file === `${folder}/${name}.md`)
      if (name === undefined || !page?.route) return []
      const location = { file: endpointsFile, ...table.locationOf(['resources', resource], 'name') }
      return [diagnosticAt(location, messages['operations-misnamed'], { path: page.route.path, name, resource })]
    })
    // Any other block with an unknown name is reported elsewhere, with the name that was probably meant.
    if (unknown.length > 0) return misnamed
    const elsewhere = findElsewhere(content.pages, showing, unused)
    if (elsewhere.length > 0) return elsewhere
    const former = recordedDates(content)
    const routes = new Set(content.pages.map(({ route }) => route?.path))
    return unused.map((resource): Diagnostic => {
      const location = { file: endpointsFile, ...table.locationOf(['resources', resource], 'name') }
      const path = `${folder.slice('content'.length)}/${resource}`
      const page = `${folder}/${resource}.md`
      if (Object.hasOwn(former, path) && !routes.has(path))
        return diagnosticAt(location, messages['operations-left'], { path, resource, page })
      const block = `::operations{resource=${resource}}`
      const shared = findSharedBlock(content.pages, path)
      if (shared) {
        const values = { path, other: shared.other, resource, block }
        return diagnosticAt(shared.location, messages['operations-of-another'], values)
      }
      const inCode = findInCode(content.pages, block)
      if (inCode) return diagnosticAt(inCode, messages['operations-in-code'], { block })
      const own = content.pages.find(({ file, route }) => file === page && route !== undefined)
      if (own) {
        const line = own.text.trimEnd().split('\n').length
        return diagnosticAt({ file: page, line }, messages['operations-gone'], { resource, block })
      }
      const values = { resource, folder, block }
      return diagnosticAt(location, messages['operations-unused'], values)
    })
  },
})
