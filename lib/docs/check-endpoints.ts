import { nearest } from '../nearest'
import { groupId, operationId, pathParts } from './paths'

interface Entry extends Partial<Record<'request' | 'answer' | 'codes' | 'notes', string[] | undefined>> {
  call: string
  title: string
  summary: string
}

/** As much of the endpoint table as is looked at here. */
export interface Table {
  parameters: Record<string, string>
  resources: Record<string, { group: string; operations: Entry[] }[]>
}

/** A contradiction that a schema alone cannot see: the way to the field, and the sentence on what to do. */
export interface Finding {
  path: (string | number)[]
  message: string
}

/** Every operation with the way to it. */
function entriesOf({ resources }: Table) {
  return Object.entries(resources).flatMap(([resource, groups]) =>
    groups.flatMap(({ operations }, group) =>
      operations.map((operation, index) => ({
        operation,
        path: ['resources', resource, group, 'operations', index],
      })),
    ),
  )
}

const advice = {
  call: 'It stands here already; remove one of the two.',
  title: 'Another operation has this title; say what is different about this one.',
  summary: 'Another operation has this summary; say what is different about this one.',
}

/** Each call, title and summary has to be one of a kind. */
function repeated(table: Table, field: keyof typeof advice): Finding[] {
  const seen = new Set<string>()
  return entriesOf(table).flatMap(({ operation, path }) => {
    const again = seen.has(operation[field])
    seen.add(operation[field])
    return again ? [{ path: [...path, field], message: advice[field] }] : []
  })
}

/** What to do about a path parameter without a meaning. */
function explain(parameter: string, known: readonly string[]): string {
  const meant = nearest(parameter, known)
  return `Explain “${parameter}” under parameters${meant === undefined ? '' : `, or write “${meant}” instead`}.`
}

/** Path parameters without a meaning. */
function unexplained(table: Table): Finding[] {
  return entriesOf(table).flatMap(({ operation, path }) =>
    pathParts(operation.call)
      .filter(({ parameter }) => parameter !== undefined && !Object.hasOwn(table.parameters, parameter))
      .map(({ parameter = '' }) => ({
        path: [...path, 'call'],
        message: explain(parameter, Object.keys(table.parameters)),
      })),
  )
}

/** Meanings of parameters that stand in no path. */
function idle(table: Table): Finding[] {
  const used = new Set(
    entriesOf(table).flatMap(({ operation }) => pathParts(operation.call).map((part) => part.parameter)),
  )
  return Object.keys(table.parameters)
    .filter((name) => !used.has(name))
    .map((name) => ({
      path: ['parameters', name],
      message: `No path has “${name}” in it; remove this line or correct its name.`,
    }))
}

/** Calls that differ in braces or in the name of a parameter only: they are one address, or one anchor. */
function alike(table: Table): Finding[] {
  const seen = new Map<string, string>()
  return entriesOf(table).flatMap(({ operation: { call }, path }) => {
    const [method = '', address = ''] = call.split(' ')
    const keys = [call.replace(/\{\w+\}/g, '{}'), operationId(method, address)]
    const others = keys.map((key) => seen.get(key)).filter((other) => other !== undefined && other !== call)
    for (const key of keys) seen.set(key, seen.get(key) ?? call)
    return others.slice(0, 1).map((other) => ({
      path: [...path, 'call'],
      message: `“${other}” cannot be told from it; give each an address of its own.`,
    }))
  })
}

/** Groups of one page whose headings have one anchor. */
function sameHeadings({ resources }: Table): Finding[] {
  return Object.entries(resources).flatMap(([resource, groups]) => {
    const ids = groups.map(({ group }) => groupId(group))
    return ids.flatMap((id, index) =>
      ids.indexOf(id) < index
        ? [
            {
              path: ['resources', resource, index, 'group'],
              message: 'Another group of this page has this heading; say what is different about this one.',
            },
          ]
        : [],
    )
  })
}

/** Parameters that one path holds twice, so that a sample could not fill them apart. */
function doubled(table: Table): Finding[] {
  return entriesOf(table).flatMap(({ operation, path }) => {
    const names = pathParts(operation.call).flatMap(({ parameter }) => parameter ?? [])
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    return twice === undefined
      ? []
      : [{ path: [...path, 'call'], message: `Give the second “${twice}” a name of its own.` }]
  })
}

const lists = ['request', 'answer', 'codes', 'notes'] as const

/** Sentences that one operation says twice. */
function saidTwice(table: Table): Finding[] {
  return entriesOf(table).flatMap(({ operation, path }) => {
    const seen = new Set([operation.summary])
    return lists.flatMap((list) =>
      (operation[list] ?? []).flatMap((sentence, index) => {
        const again = seen.has(sentence)
        seen.add(sentence)
        return again
          ? [{ path: [...path, list, index], message: 'This operation says it already; remove it here.' }]
          : []
      }),
    )
  })
}

/** What the endpoint table contradicts in itself. */
export function checkEndpoints(table: Table): Finding[] {
  return [
    ...unexplained(table),
    ...idle(table),
    ...sameHeadings(table),
    ...doubled(table),
    ...repeated(table, 'call'),
    ...alike(table),
    ...repeated(table, 'title'),
    ...repeated(table, 'summary'),
    ...saidTwice(table),
  ]
}
